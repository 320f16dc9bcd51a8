import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Job, Paint, Pair, Visits } from './paint-visits.ts';
import { type PublicPage, withPublicPages } from './public-pages.ts';
import { alone, compared, type Row } from './row.ts';
import { median } from './timing.ts';

const MOST_TIMES_STATIC = { first: 1.1, again: 2 } as const;
const MOST_BLOCKING_MS = 50;
const MOST_POINTS_LOST = 1;

/** How many times slower than this computer a phone's processor is: Lighthouse's usual one, and Chrome's low tier. */
const tiers = [
  { name: 'phone', slowdown: 4 },
  { name: 'low tier', slowdown: 6 },
] as const;

/** The page as it would be without a script, served by the same emulator. Resolves with its address. */
async function publishStatic({ name, url }: PublicPage, folder: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const plain = html.replaceAll(/<script.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '');
  writeFileSync(join(folder, `${name}.html`), plain);
  return new URL(`/bench/${name}.html`, url).href;
}

async function visitBoth(job: Job): Promise<Pair<Visits>> {
  const [visits] = await once(
    new Worker(new URL('./paint-visits.ts', import.meta.url), { workerData: job }),
    'message',
  );
  return visits;
}

function rowsOf(where: string, { product, control }: Pair<Visits>): Row[] {
  const middle = (visits: readonly Paint[], key: keyof Paint) => median(visits.map((each) => each[key]));
  const ms = (what: string, figure: number) => ({ what: `${where}: ${what}`, unit: 'ms', figure }) as const;
  const against = (what: string, when: keyof Visits, key: 'first' | 'largest', limit: number | null) =>
    compared(ms(what, middle(product[when], key)), middle(control[when], key), limit);
  const lost = { what: `${where}: points lost in Lighthouse`, unit: 'points' } as const;
  return [
    against('first paint', 'first', 'first', null),
    against('largest paint', 'first', 'largest', MOST_TIMES_STATIC.first),
    against('largest paint, again', 'again', 'largest', MOST_TIMES_STATIC.again),
    alone(ms('blocking time', middle(product.first, 'blocking')), MOST_BLOCKING_MS),
    alone({ ...lost, figure: middle(product.first, 'pointsLost') }, MOST_POINTS_LOST),
  ];
}

/** A page on one tier, as the table calls it, and how it is measured. */
interface Place extends Job {
  where: string;
}

async function placesIn(folder: string, pages: readonly PublicPage[]): Promise<Place[]> {
  const controls = await Promise.all(pages.map((page) => publishStatic(page, folder)));
  return pages.flatMap(({ name, url }, index) => {
    const urls = { product: url, control: controls[index] ?? '' };
    return tiers.map((tier) => ({ where: `${name}, ${tier.name}`, urls, slowdown: tier.slowdown }));
  });
}

async function measureAll(pages: readonly PublicPage[]): Promise<Row[]> {
  const folder = join(process.env.ARENA_SITE_BUILD ?? '', 'bench');
  mkdirSync(folder, { recursive: true });
  try {
    const rows: Row[] = [];
    // One at a time: two would take each other's processor, which is what is measured.
    for (const { where, urls, slowdown } of await placesIn(folder, pages)) {
      rows.push(...rowsOf(where, await visitBoth({ urls, slowdown })));
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** When the pages that visitors read paint on a phone, against the same pages without a script. */
export function measure(): Promise<Row[]> {
  return withPublicPages(measureAll);
}
