import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../arena.ts';
import { faultsOf, holdStill } from '../reach.ts';
import { countShifts, MOST_SHIFT, shiftsOf } from '../shifts.ts';
import type { sizes } from '../sizes.ts';
import { answersWith, type Catalogue, NOW } from './answers.ts';
import { type Answers, Network } from './network.ts';
import { expectPicture } from './picture.ts';

/** A screen in one of its states. */
export interface Look {
  /** What its picture in docs/screens is called. Without one it is measured, and no picture is kept. */
  picture?: string;
  path: string;
  /** What the catalogue holds: the tournaments, unless told otherwise. */
  catalogue?: Catalogue;
  /** Answers more than the catalogue and the questions. */
  answers?: Answers;
  /** What the browser has kept from an earlier visit. */
  kept?: Readonly<Record<string, unknown>>;
  /** Waits for the screen, which may not have moved until then. */
  until: (page: Page) => Promise<void>;
  /** Does what a visitor does to bring it into the state to be looked at, and waits for that. */
  act?: (page: Page, network: Network) => Promise<void>;
}

type Size = (typeof sizes)[number];

/** What the window is narrowed to: the narrowest phone, and what a laptop's window becomes at 200 %. */
const narrowed = { phone: { width: 320, height: 568 }, laptop: { width: 640, height: 400 } } as const;

function nameOf({ picture, path, catalogue }: Look): string {
  return picture ?? [path, catalogue].filter(Boolean).join(' ');
}

/** Waits until what is named so is seen. */
export function heading(name: string | RegExp): Look['until'] {
  return async (page) => {
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  };
}

/** Waits until this can be read. */
export function text(words: string | RegExp): Look['until'] {
  return async (page) => {
    await expect(page.getByText(words).first()).toBeVisible();
  };
}

/** Scrolls to a part of the page once its letters have come: with them what lies above may grow. */
export async function bring(part: Locator): Promise<void> {
  await part.evaluate(async (element) => {
    await document.fonts.ready;
    element.scrollIntoView({ block: 'start' });
  });
}

export async function open(page: Page, network: Network, look: Look): Promise<void> {
  const { path, catalogue = 'tournaments', answers = {}, kept = {}, until } = look;
  await page.clock.setFixedTime(NOW);
  network.forget();
  // A file of the site's that runs nothing: what the look before left in the browser can be forgotten here.
  await page.goto('/mark.svg');
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value));
  }, Object.entries(kept));
  network.answer(answersWith(catalogue));
  network.answer(answers);
  await page.goto(path);
  await until(page);
}

/** Everything that is wider than its place allows: the page, and what lies over it. */
function widerThanItself(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role="dialog"]')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName} is ${element.scrollWidth} wide in ${element.clientWidth}`),
  );
}

async function judge(page: Page, network: Network, look: Look, { name: size }: Size): Promise<void> {
  const name = nameOf(look);
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await shiftsOf(page), `${name}: layout shift`).toBeLessThan(MOST_SHIFT);
  await look.act?.(page, network);
  await holdStill(page);
  if (look.picture !== undefined) await expectPicture(`${look.picture}-${size}.png`, page);
  expect.soft(await faultsOf(page), name).toEqual([]);
  await page.setViewportSize(narrowed[size]);
  expect.soft(await widerThanItself(page), name).toEqual([]);
}

/**
 * Opens each look, and holds it against its picture and against what holds for all. They share a page, which has then
 * drawn its letters once; what the look before left in its storage is gone.
 */
export async function see(page: Page, looks: readonly Look[], size: Size): Promise<void> {
  const network = await Network.of(page);
  await countShifts(page);
  for (const look of looks) {
    await test.step(nameOf(look), async () => {
      await page.setViewportSize(size.viewport);
      await open(page, network, look);
      await judge(page, network, look, size);
    });
  }
}
