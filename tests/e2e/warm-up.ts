import { stack } from '../support/stack.ts';

/** Has the functions load their servers, so that no test waits for the first call of a stack that was just started. */
export default async function warmUp(): Promise<void> {
  await Promise.all(['/api/health', '/tournaments'].map((path) => fetch(new URL(path, stack.siteUrl))));
}
