// A private link is in no line that the server writes, whatever breaks while it is used.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HandlerTable } from '../../functions/src/http/handler.ts';
import { myRegistration } from '../fixtures/resources/my-registration.ts';
import { openTestApp, type TestApp } from '../fixtures/test-app.ts';

const linksOf = (body: object) => Object.values(body).filter((value) => /^[\w-]{22}$/.test(String(value)));
const everyCall = Object.entries(myRegistration.calls).map(([endpoint, { body }]) => [endpoint, body ?? {}] as const);
// A player who lost the link asks without it.
const calls = everyCall.filter(([endpoint]) => endpoint !== 'POST /my-registration/lost-link');

type Fault = (links: string) => unknown;
let fault: Fault;

let testApp: TestApp;

beforeAll(async () => {
  const broken = async ({ body }: { body: object }) => Promise.reject(fault(linksOf(body).join()));
  const handlers: Partial<HandlerTable> = Object.fromEntries(calls.map(([endpoint]) => [endpoint, broken]));
  testApp = await openTestApp('demo-api-secrecy', { handlers });
  await testApp.restart();
});
afterAll(() => testApp.close());

/** Makes every call, and returns its log and reply. */
async function toldOf(): Promise<{ endpoint: string; links: string[]; status: number; told: string }[]> {
  const all = [];
  for (const [endpoint, body] of calls) {
    testApp.api.logged.length = 0;
    const { status, body: answer, headers } = await testApp.api.call(endpoint, { body });
    const told = [...testApp.api.logged, JSON.stringify(answer), JSON.stringify([...headers])].join('\n');
    all.push({ endpoint, links: linksOf(body), status, told });
  }
  return all;
}

it.each<[string, Fault]>([
  ['our own error message', (links) => new Error(`registrations by ${links}`)],
  [
    'an error message of the run-time',
    (links) => new TypeError(`Cannot read properties of undefined (reading '${links}')`),
  ],
  ['a thrown value that is not an error', (links) => ({ links })],
])('neither the log nor the reply of a failed call contains the private link: %s', async (_name, failsWith) => {
  fault = failsWith;
  for (const { endpoint, links, status, told } of await toldOf()) {
    expect(status, endpoint).toBe(500);
    expect(told, endpoint).toContain(`request failed {"method":"POST","route":"${endpoint.replace('POST ', '')}"`);
    expect(links.length, endpoint).toBeGreaterThan(0);
    for (const link of links) expect(told, endpoint).not.toContain(link);
  }
});
