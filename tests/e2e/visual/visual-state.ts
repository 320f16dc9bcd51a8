import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../arena.ts';
import { faultsOf, holdStill } from '../reach.ts';
import { countShifts, MOST_SHIFT, shiftsOf } from '../shifts.ts';
import type { sizes } from '../sizes.ts';
import { stay } from '../stay.ts';
import { answersWith, type Catalogue, NOW } from './answers.ts';
import { type Answers, Network } from './network.ts';
import { expectPicture } from './picture.ts';

/** A screen in one of its states. */
export interface VisualState {
  /** The picture's name in docs/screens. Without one, the screen is measured and no picture kept. */
  picture?: string;
  path: string;
  /** The tournaments by default. */
  catalogue?: Catalogue;
  /** Answers more than the catalogue and the questions. */
  answers?: Answers;
  kept?: Readonly<Record<string, unknown>>;
  /** Waits for the screen, which has to load without layout shift. */
  until: (page: Page) => Promise<void>;
  /** The visitor's actions that lead to the state. */
  act?: Act;
  /** Pictures of the same visit, by the actions that lead to each. */
  next?: Readonly<Record<string, Act>>;
}

type Act = (page: Page, network: Network) => Promise<void>;

type Size = (typeof sizes)[number];

/** The narrowest phone, and a laptop's window at 200 % zoom. */
const narrowed = { phone: { width: 320, height: 568 }, laptop: { width: 640, height: 400 } } as const;

function nameOf({ picture, path, catalogue }: VisualState): string {
  return picture ?? [path, catalogue].filter(Boolean).join(' ');
}

/** Waits for a heading. */
export function heading(name: string | RegExp): VisualState['until'] {
  return async (page) => {
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  };
}

/** Waits for a text. */
export function text(words: string | RegExp): VisualState['until'] {
  return async (page) => {
    await expect(page.getByText(words).first()).toBeVisible();
  };
}

/** Scrolls to a part of the page once the fonts are loaded, which may move it. */
export async function bring(part: Locator): Promise<void> {
  await part.evaluate(async (element) => {
    await document.fonts.ready;
    element.scrollIntoView({ block: 'start' });
  });
}

/** Sends a form and cancels the automatic redirect to the home page. */
export async function sendAndStay(button: Locator, title: string): Promise<void> {
  const page = button.page();
  await page.clock.pauseAt(NOW.getTime() + 1_000);
  await button.click();
  await heading(title)(page);
  await stay(page);
  await page.clock.resume();
}

export async function open(page: Page, network: Network, state: VisualState): Promise<void> {
  const { path, catalogue = 'tournaments', answers = {}, kept = {}, until } = state;
  await page.clock.setFixedTime(NOW);
  network.forget();
  // A file without scripts, to clear the storage of the previous state.
  await page.goto('/mark.svg');
  await page.evaluate(
    (entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value));
    },
    Object.entries({ developmentNotice: true, ...kept }),
  );
  network.answer(answersWith(catalogue));
  network.answer(answers);
  await page.goto(path);
  await until(page);
}

/** Lists overflowing elements: the page, and its dialogs. */
function widerThanItself(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role="dialog"]')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName} is ${element.scrollWidth} wide in ${element.clientWidth}`),
  );
}

async function look(page: Page, picture: string | undefined, name: string, size: Size['name']): Promise<void> {
  const release = await holdStill(page);
  if (picture !== undefined) await expectPicture(`${picture}-${size}.png`, page);
  expect.soft(await faultsOf(page), name).toEqual([]);
  await release();
}

async function judge(page: Page, network: Network, state: VisualState, { name: size }: Size): Promise<void> {
  const name = nameOf(state);
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await shiftsOf(page), `${name}: layout shift`).toBeLessThan(MOST_SHIFT);
  await state.act?.(page, network);
  await look(page, state.picture, name, size);
  for (const [picture, act] of Object.entries(state.next ?? {})) {
    await act(page, network);
    await look(page, picture, picture, size);
  }
  await page.setViewportSize(narrowed[size]);
  expect.soft(await widerThanItself(page), name).toEqual([]);
}

/**
 * Opens each state, compares it with its picture, and checks the general rules. All share a page, so the fonts are
 * loaded once; storage is cleared between them.
 */
export async function see(page: Page, states: readonly VisualState[], size: Size): Promise<void> {
  const network = await Network.of(page);
  await countShifts(page);
  for (const state of states) {
    await test.step(nameOf(state), async () => {
      await page.setViewportSize(size.viewport);
      await open(page, network, state);
      await judge(page, network, state, size);
    });
  }
}
