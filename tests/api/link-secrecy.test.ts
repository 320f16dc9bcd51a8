// A private link is in no line that the server writes, whatever breaks while it is used.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { HandlerTable } from '../../functions/src/http/handler.ts';
import { type House, openHouse } from '../support/house.ts';
import { places } from '../support/resources/places.ts';

const calls = Object.entries(places.calls).map(([endpoint, { body }]) => [endpoint, body ?? {}] as const);
const linksOf = (body: object) => Object.values(body).filter((value) => /^[\w-]{22}$/.test(String(value)));

/** Ways in which something may break that quote what it was given. */
const ways = {
  'a text of our own': (links: string) => new Error(`registrations by ${links}`),
  'the run-time’s': (links: string) => new TypeError(`Cannot read properties of undefined (reading '${links}')`),
  'something that is no error': (links: string) => ({ links }),
} as const;
type Way = keyof typeof ways;

let house: House;
let way: Way = 'a text of our own';

beforeAll(async () => {
  const broken = async ({ body }: { body: object }) => Promise.reject(ways[way](linksOf(body).join()));
  const handlers: Partial<HandlerTable> = Object.fromEntries(calls.map(([endpoint]) => [endpoint, broken]));
  house = await openHouse('demo-api-secrecy', { handlers });
  await house.restart();
});
afterAll(() => house.close());

/** Makes every call, and says of each what was logged and answered. */
async function toldOf(): Promise<{ endpoint: string; links: string[]; status: number; told: string }[]> {
  const all = [];
  for (const [endpoint, body] of calls) {
    house.api.logged.length = 0;
    const { status, body: answer, headers } = await house.api.call(endpoint, { body });
    const told = [...house.api.logged, JSON.stringify(answer), JSON.stringify([...headers])].join('\n');
    all.push({ endpoint, links: linksOf(body), status, told });
  }
  return all;
}

it.each(Object.keys(ways).flatMap((name) => [`where a link is looked up, ${name}`, `in its endpoint, ${name}`]))(
  'what broke is logged without it, nor has the answer it: %s',
  async (name) => {
    way = Object.keys(ways).find((each): each is Way => name.endsWith(each)) ?? expect.fail();
    const lookingUp = vi.spyOn(house.api.services.places, 'holderOf');
    if (name.startsWith('where')) {
      lookingUp.mockImplementation((token) => Promise.reject(ways[way](String(token))));
    }
    for (const { endpoint, links, status, told } of await toldOf()) {
      expect(status, endpoint).toBe(500);
      expect(told, endpoint).toContain(`request failed {"method":"POST","route":"${endpoint.replace('POST ', '')}"`);
      expect(links.length, endpoint).toBeGreaterThan(0);
      for (const link of links) expect(told, endpoint).not.toContain(link);
    }
    lookingUp.mockRestore();
  },
);
