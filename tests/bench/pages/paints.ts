import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { local } from '../../../scripts/lib/local.ts';
import { BESIDE_THE_SITE, EMPTY_PAGE, withFolder } from '../folders.ts';
import { alone, compared, type Row } from '../row.ts';
import { median } from '../timing.ts';
import { withMyRegistrationPage } from './my-registration-page.ts';
import type { Job, Paint, Pair, Visits } from './paint-visits.ts';
import { type PublicPage, withPublicPages } from './public-pages.ts';

const MOST_TIMES_STATIC = { first: 1.1, again: 2 } as const;
/**
 * The player page requests its data after its page, because the link's token is in no page request. Its control
 * therefore waits twice too: for the page and for its styles.
 */
const MOST_TIMES_STATIC_OF_PLACE = { first: 1.3, again: 2 } as const;
const MOST_BLOCKING_MS = 50;
const MOST_POINTS_LOST = 1;

/** CPU slowdown of a phone against this computer: Lighthouse's default, and Chrome's low tier. */
const tiers = [
  { name: 'phone', slowdown: 4 },
  { name: 'low tier', slowdown: 6 },
] as const;

/**
 * A page, the HTML of it that its control shows, and the most that its largest paint may take beside the control's; null
 * where there is nothing to see without a script, so that only how long it blocks is measured.
 */
interface Measured extends PublicPage {
  html: string;
  limits: Record<keyof Visits, number> | null;
  hasWorker?: boolean;
}

/** The page as it would be without a script, served by the same emulator. Resolves with its address. */
export function publishStatic({ name, url, html }: Pick<Measured, 'name' | 'url' | 'html'>, folder: string): string {
  const plain = html.replaceAll(/<script.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '');
  writeFileSync(join(folder, `${name}.html`), plain);
  return new URL(`/bench/${name}.html`, url).href;
}

/** Visits a page and its control, in a thread of their own. */
export async function visitBoth(job: Job): Promise<Pair<Visits>> {
  const [visits] = await once(
    new Worker(new URL('./paint-visits.ts', import.meta.url), { workerData: job }),
    'message',
  );
  return visits;
}

function rowsOf(where: string, limits: Measured['limits'], { product, control }: Pair<Visits>): Row[] {
  const middle = (visits: readonly Paint[], key: keyof Paint) => median(visits.map((each) => each[key]));
  const against = (what: string, when: keyof Visits, key: 'first' | 'largest', limit: number | null) =>
    compared(`${where}: ${what}`, 'ms', [middle(product[when], key), middle(control[when], key)], limit);
  const blocking = alone(`${where}: blocking time`, 'ms', middle(product.first, 'blocking'), MOST_BLOCKING_MS);
  if (limits === null) return [blocking];
  return [
    against('first paint', 'first', 'first', null),
    against('largest paint', 'first', 'largest', limits.first),
    against('largest paint, again', 'again', 'largest', limits.again),
    blocking,
    alone(`${where}: points lost in Lighthouse`, 'points', middle(product.first, 'pointsLost'), MOST_POINTS_LOST),
  ];
}

async function measurePages(pages: readonly Measured[], folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  // One at a time: two would take each other's processor, which is what is measured.
  for (const page of pages) {
    const { hasWorker = true } = page;
    const urls = { product: page.url, control: publishStatic(page, folder) };
    for (const { name, slowdown } of tiers) {
      rows.push(...rowsOf(`${page.name}, ${name}`, page.limits, await visitBoth({ urls, slowdown, hasWorker })));
    }
  }
  return rows;
}

/** The bare React page, which calibrates blocking times: the time that React blocks on this computer, at this hour. */
function reactAlone(folder: string): Measured {
  cpSync(EMPTY_PAGE, join(folder, 'react'), { recursive: true });
  const html = readFileSync(join(EMPTY_PAGE, 'index.html'), 'utf8');
  const url = new URL('/bench/react/index.html', local.siteUrl).href;
  return { name: 'React alone', url, html, limits: null, hasWorker: false };
}

/** A page with its styles in files, as pages usually have them. */
const withLinkedStyles = (html: string) => html.replace(/<style>.*?<\/style>/s, '').replaceAll(' disabled=""', '');

async function asServed(page: PublicPage): Promise<Measured> {
  return { ...page, html: await (await fetch(page.url)).text(), limits: MOST_TIMES_STATIC };
}

/** When the pages that visitors read paint on a phone, against the same pages without a script. */
export async function measure(): Promise<Row[]> {
  return withFolder(BESIDE_THE_SITE, async (folder) => {
    const alone = await measurePages([reactAlone(folder)], folder);
    const rows = await withPublicPages(async (pages) => measurePages(await Promise.all(pages.map(asServed)), folder));
    const own = await withMyRegistrationPage((page, html) =>
      measurePages([{ ...page, html: withLinkedStyles(html), limits: MOST_TIMES_STATIC_OF_PLACE }], folder),
    );
    return [...alone, ...rows, ...own];
  });
}
