import { PAGE_DATA } from '../../lib/addresses/page-element.ts';

const TIMEOUT = 12_000;

/**
 * What the server's page at an address carries, for who comes from another screen: asked of the delivery network like
 * the page itself, so that a visit costs the database nothing.
 * @throws where it can't be had; the page without content carries nothing.
 */
export async function fetchCarried<T>(address: string, of: string): Promise<T | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok && response.status !== 404) throw new Error(`The page answered ${response.status}`);
  // Without its styles: the browser would complain of them, although nothing of the page is shown.
  const html = (await response.text()).replace(/<style>.*?<\/style>/gs, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { carried } = JSON.parse(page.getElementById(PAGE_DATA)?.textContent ?? '{}');
  if (carried === undefined) throw new Error('The page carries nothing');
  return carried[of] ?? null;
}
