import { chromium, expect, test } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowsers } from '../../../scripts/lib/browser.ts';
import { local } from '../../../scripts/lib/local.ts';
import { freePort } from '../../fixtures/free-port.ts';

const DEMO = 'noche-de-kalahari';
const PAGES = [
  '/',
  '/tournaments',
  `/tournament/${DEMO}`,
  `/tournament-rules/${DEMO}`,
  '/tournament/copa-de-apertura/standings',
  '/tournament-history',
];
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

/** Lists Lighthouse's audits that reduce a category's score. */
async function shortcomings(path: string, port: number): Promise<string[]> {
  const result = await lighthouse(new URL(path, local.siteUrl).href, {
    port,
    onlyCategories: CATEGORIES,
    logLevel: 'silent',
    // Results don't depend on network speed, and real throttling would be slow.
    throttlingMethod: 'simulate',
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    disableFullPageScreenshot: true,
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${path}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  return Object.values(categories)
    .filter(({ score }) => score !== 1)
    .flatMap(({ title, score, auditRefs }) => {
      const lost = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0);
      return `${path}: ${title} ${score}, for ${lost.map(({ id }) => id).join(', ')}`;
    });
}

test('public pages get full Lighthouse scores for accessibility, best practices and SEO', async () => {
  test.setTimeout(300_000);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowsers()?.fast,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    for (const path of PAGES) expect.soft(await shortcomings(path, port)).toEqual([]);
  } finally {
    await browser.close();
  }
});
