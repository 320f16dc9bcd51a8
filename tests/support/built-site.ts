import { stack } from './stack.ts';

/** A built file carries a fingerprint of its content in its name. */
const BUILT = /[\w.-]+-[\w-]{7}\.js\b/g;

/** Every script of the built site by its address, found from its start page on along the names they hold. */
export async function builtScripts(): Promise<Map<string, string>> {
  const page = await (await fetch(new URL('/app.html', stack.siteUrl))).text();
  const found = new Map<string, string>();
  const files = new Set(page.match(BUILT));
  // A set that grows while it is gone through is gone through to its new end.
  for (const file of files) {
    const response = await fetch(new URL(`/assets/${file}`, stack.siteUrl));
    if (!response.ok) throw new Error(`${file} is named by another script, and isn't there`);
    const script = await response.text();
    found.set(`/assets/${file}`, script);
    for (const name of script.match(BUILT) ?? []) files.add(name);
  }
  return found;
}
