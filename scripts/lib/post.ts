function reasonOf(fault: unknown): string {
  if (fault instanceof DOMException && fault.name === 'TimeoutError') return 'no answer in time';
  if (fault instanceof DOMException && fault.name === 'AbortError') return 'broken off';
  return 'nothing answers';
}

/**
 * POSTs JSON to a part of the stack.
 * @param what is being done, for the message of a failure.
 * @throws Error with one line that says what failed and why.
 */
export async function post(what: string, url: string, body: object, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch((fault: unknown) => {
    throw new Error(`${what} failed: ${reasonOf(fault)}`);
  });
  if (!response.ok) throw new Error(`${what} failed: ${response.status} ${await response.text()}`.trim());
}
