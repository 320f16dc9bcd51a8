import { Stop } from './stop.ts';

interface Post {
  /** What is being done, for the message of a failure. */
  what: string;
  url: string;
  body: object;
  signal: AbortSignal;
  /** Where the other side writes its log. */
  log: string;
}

function reasonOf(fault: unknown): string {
  if (fault instanceof DOMException && fault.name === 'TimeoutError') return 'no answer in time';
  if (fault instanceof DOMException && fault.name === 'AbortError') return 'broken off';
  return 'nothing answers';
}

/**
 * POSTs JSON to a part of the stack.
 * @throws Stop with one line that says what failed, why, and where to read more.
 */
export async function post({ what, url, body, signal, log }: Post): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal }).catch(
    (fault: unknown) => {
      throw new Stop(`${what} failed: ${reasonOf(fault)} (see ${log})`);
    },
  );
  if (!response.ok) throw new Stop(`${what} failed: ${response.status} ${await response.text()} (see ${log})`);
}
