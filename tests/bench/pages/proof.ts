// What a registration costs a player on the cheapest phone: the proof of work, beside the rules that are read meanwhile.
import { Purpose } from '@arena/domain/api';
import type { Browser } from '@playwright/test';
import { readConfig } from '../../../functions/src/platform/config.ts';
import { DEMO_HASH_KEY } from '../../../scripts/demo/secrets.ts';
import { openBrowser } from '../../support/browser.ts';
import { challengeFor } from '../../support/people/proofs.ts';
import { openDatabase } from '../../support/records/database.ts';
import { tournamentDocuments, write } from '../../support/records/records.ts';
import { startInstance } from '../../support/records/registering.ts';
import { stack } from '../../support/stack.ts';
import { compared, type Row } from '../row.ts';
import { median, timed } from '../timing.ts';

const TOURNAMENT = 'medida-prueba';
const ROUNDS = 5;
const DAY = 24 * 3_600_000;
/** By how much the cheapest phones are slower than a computer, as Chrome's own throttling has it. */
const LOW_TIER = 6;
/** What the rules must be read for (specification, section 2), in milliseconds. */
const READING = 10_000;

/** How long the worker works, in milliseconds, from when the rules are opened. */
async function proofTime(browser: Browser): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: LOW_TIER });
    // That slows the page, and not what works beside it: so there is as many times the work.
    const work = LOW_TIER * readConfig({ HASH_KEY: DEMO_HASH_KEY }).proofWork;
    await page.route('**/api/challenges', async (route, request) => {
      const data = await challengeFor(Purpose.parse(request.postDataJSON()), { key: DEMO_HASH_KEY, work });
      await route.fulfill({ json: { success: true, data } });
    });
    return await timed(async () => {
      const working = page.waitForEvent('worker');
      await page.goto(new URL(`/tournament-rules/${TOURNAMENT}`, stack.siteUrl).href);
      await (await working).waitForEvent('close');
    });
  } finally {
    await context.close();
  }
}

/** The proof on the cheapest phone, beside the reading that hides it. */
export async function measure(): Promise<Row[]> {
  const { database, close } = openDatabase(stack.projectId);
  const browser = await openBrowser();
  const now = new Date();
  const publish = () => startInstance(database, { clock: () => now }).publication.run(now);
  const inDays = (days: number) => new Date(now.getTime() + days * DAY);
  const dates = { date: inDays(3), registrationDeadline: inDays(2), publishedAt: inDays(-1) };
  const documents = tournamentDocuments(TOURNAMENT, { name: 'Copa con prueba', ...dates });
  await write(database, documents);
  await publish();
  try {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await proofTime(browser));
    const measured = { what: 'proof of work on the cheapest phone, beside reading', unit: 'ms' as const };
    return [compared({ ...measured, figure: median(times) }, READING, 1)];
  } finally {
    await Promise.all(Object.keys(documents).map((path) => database.doc(path).delete()));
    await publish();
    await browser.close();
    await close();
  }
}
