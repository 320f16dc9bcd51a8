import type { Page } from '@playwright/test';
import { deskPatterns } from '../../web/src/lib/desk-paths.ts';
import { expect, test } from './desk-people.ts';
import { faultsOf } from './reach.ts';

test.use({ asOwner: true });

const LEAST = 12;
const NARROWEST = { width: 320, height: 740 };
/** An ended night of the demo data: it has registrations, a plan, results and a past. */
const PLAYED = 'reto-alpine';

/** Every text that is drawn smaller than anybody should have to read; what a picture scales counts as it is seen. */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const small: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element, textContent } = node;
      if (!element?.checkVisibility() || !textContent?.trim() || element.closest('.visually-hidden')) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < least - 0.01) small.push(`${textContent.trim().slice(0, 40)}: ${size.toFixed(1)} px`);
    }
    return small;
  }, LEAST);
}

const addressOf: Readonly<Record<keyof typeof deskPatterns, (match: string) => string>> = {
  tournaments: () => deskPatterns.tournaments,
  newTournament: () => deskPatterns.newTournament,
  tournament: () => `/admin/tournaments/${PLAYED}`,
  history: () => `/admin/tournaments/${PLAYED}/history`,
  questions: () => deskPatterns.questions,
  newQuestion: () => deskPatterns.newQuestion,
  question: () => '/admin/questions/pais',
  forms: () => deskPatterns.forms,
  newForm: () => deskPatterns.newForm,
  form: () => '/admin/forms/encuesta-de-la-comunidad',
  responses: () => '/admin/forms/encuesta-de-la-comunidad/responses',
  registrations: () => '/admin/registrations',
  competition: () => `/admin/competition/${PLAYED}`,
  people: () => deskPatterns.people,
  statistics: () => deskPatterns.statistics,
  hidden: () => deskPatterns.hidden,
  match: (match) => `/admin/competition/${PLAYED}/match/${match}`,
};

test('every screen of the desk can be read, fits the narrowest phone and has no fault that axe sees', async ({
  people,
  backstage,
}) => {
  const { page } = people;
  const { width, height } = page.viewportSize() ?? NARROWEST;
  const matches = await backstage.database.collection(`competitions/${PLAYED}/matches`).limit(1).get();
  const match = matches.docs[0]?.id;
  for (const address of ['/admin', ...Object.values(addressOf).map((make) => make(String(match)))]) {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Cargando/)).toHaveCount(0);
    expect.soft(await smallTexts(page), address).toEqual([]);
    expect.soft(await faultsOf(page), address).toEqual([]);
    await page.setViewportSize(NARROWEST);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(NARROWEST.width);
  }
});
