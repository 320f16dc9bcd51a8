import type { Page } from '@playwright/test';
import { answerCatalogue, expect, fromNow, test } from '../arena.ts';
import { inMotion } from '../sizes.ts';

test.use(inMotion);

const carousel = (page: Page) => page.getByRole('region', { name: 'Logros' });
const shown = (page: Page) => carousel(page).locator('[data-current="true"]');
const pause = (page: Page) => page.getByRole('button', { name: 'Pausar el carrusel' });
const resume = (page: Page) => page.getByRole('button', { name: 'Reanudar el carrusel' });
/** The section loads when it comes near the viewport. */
const near = (page: Page) => page.getByRole('heading', { name: 'Lo que ya logramos' }).scrollIntoViewIfNeeded();
const STATS = '**/api/tournaments/stats';
const STAY = 5_000;
const FIGURES = ['3 torneos realizados', '300+ jugadores inscritos', '$300+ en premios', '24/7 soporte en el chat'];

/** Swipes the visible figure to the left. */
async function swipeOn(page: Page): Promise<void> {
  const box = await shown(page).boundingBox();
  if (box === null) throw new Error('No figure is shown');
  const devtools = await page.context().newCDPSession(page);
  const [y, from] = [box.y + box.height / 2, box.x + box.width - 20];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: from, y });
  for (const by of [20, 60, 120, 180, 220]) await touch('touchMove', { x: from - by, y });
  // Rest before lifting the finger: momentum would scroll past the next figure.
  await page.waitForTimeout(200);
  await touch('touchMove', { x: from - 220, y });
  await touch('touchEnd');
}

/** Waits until the figures stop scrolling, which continues after a swipe. */
async function comesToRest(page: Page): Promise<void> {
  const row = page.getByRole('list', { name: 'Cifras' });
  const position = () => row.evaluate((list) => list.scrollLeft);
  await expect(async () => {
    const before = await position();
    await page.waitForTimeout(300);
    expect(await position()).toBe(before);
  }).toPass();
}

/** Pauses the page's clock once it has loaded, because a page with a paused clock never loads. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Returns a function that finds the figure a number of steps after this one. */
function figuresFrom(text: string | null): (step: number) => string {
  const start = FIGURES.indexOf(text ?? '');
  return (step) => FIGURES[(start + step) % FIGURES.length] ?? '';
}

/** Rotates the phone. */
async function turn(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const isTurned = () => carousel(page).evaluate((row, wide) => row.clientWidth > 400 === wide, width > height);
  await expect.poll(isTurned).toBe(true);
  // Listeners run in the next frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

function totals(finishedTournaments: number, registeredPlayers: number) {
  return {
    success: true,
    data: { tournaments: 40, activeTournaments: 2, finishedTournaments, registeredPlayers, prizes: [] },
  };
}

test('the home page links to the chats, the contacts, the live match and the last champion', async ({ page }) => {
  const copa = { name: 'Copa', date: fromNow(-1) };
  await answerCatalogue(page, [
    {
      ...copa,
      id: 'copa',
      result: { state: 'playing', first: ['Pumas'], points: 31, live: false, nextAt: fromNow(0.5) },
    },
    { id: 'liga', name: 'Liga', date: fromNow(-90), result: { state: 'finished', first: ['Leo'], points: 64 } },
    { id: 'vieja', name: 'Vieja', date: fromNow(-190), result: { state: 'finished', first: ['Ana'], points: 9 } },
    { id: 'sin-tabla', name: 'Sin tabla', date: fromNow(-60) },
  ]);
  await page.goto('/');
  const news = page.getByRole('list', { name: 'Ahora en la arena' }).getByRole('link');
  await expect(news).toHaveCount(2);
  await expect(news.first()).toContainText(/Se juega ahora.*Copa.*Lidera Pumas con 31 puntos Sigue: /);
  await expect(news.first()).toHaveAttribute('href', '/tournament/copa/standings');
  await expect(news.last()).toContainText(/Último torneo.*Liga.*Campeón Leo con 64 puntos/);
  await expect(page.getByRole('link', { name: /Discord/ })).toHaveAttribute('href', /^https:\/\/discord\.gg\//);
  const whatsApp = page.getByRole('link', { name: /^WhatsApp/ });
  await expect(whatsApp).toHaveAttribute('href', /^https:\/\/chat\.whatsapp\.com\//);
  const telegram = page.getByRole('link', { name: /^Telegram/ });
  await expect(telegram).toHaveAttribute('href', /^https:\/\/t\.me\//);
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: /^\+52/ })).toHaveAttribute('href', /^tel:\+52/);
  await expect(foot.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await page.goto('/tournament/sin-tabla');
  await expect(page.getByRole('heading', { level: 1, name: 'Sin tabla' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver la tabla' })).toHaveCount(0);
  await page.evaluate(
    (at) => sessionStorage.setItem('enrolled:copa', JSON.stringify({ at, waits: false })),
    fromNow(-2),
  );
  await page.goto('/tournament/copa');
  await expect(page.getByRole('link', { name: 'VER TU INSCRIPCIÓN' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver la tabla' })).toHaveAttribute('href', '/tournament/copa/standings');
});

test.describe('the achievements carousel', () => {
  // Registrations of other tests would change the totals.
  test.beforeEach(({ page }) => page.route(STATS, (route) => route.fulfill({ json: totals(3, 12) })));

  test('advances automatically, can be paused, and stops after manual navigation', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await near(page);
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(pause(page)).toBeInViewport();
    // Animations stop out of view.
    const animations = () => page.evaluate(() => document.getAnimations().length);
    await expect.poll(animations).toBe(1);
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect.poll(animations).toBe(0);
    await turn(page, 740, 360);
    await expect(pause(page)).toBeVisible();
    await turn(page, 360, 740);
    await carousel(page).scrollIntoViewIfNeeded();
    await pauseClock(page);
    await comesToRest(page);
    const figure = figuresFrom(await shown(page).textContent());
    // The interval may restart once: then the figure changes five seconds later.
    const comes = (step: number) =>
      expect(async () => {
        await page.clock.runFor(STAY);
        await expect(shown(page)).toHaveText(figure(step), { timeout: 1_000 });
      }).toPass();
    for (const step of [1, 2]) await comes(step);
    await pause(page).click();
    await page.clock.runFor(3 * STAY);
    await expect(shown(page)).toHaveText(figure(2));
    await resume(page).click();
    for (const step of [3, 4]) await comes(step);

    await comesToRest(page);
    await swipeOn(page);
    await comesToRest(page);
    await expect(shown(page)).toHaveText(figure(5));
    await expect(resume(page)).toBeVisible();
    await expect(carousel(page).getByRole('status')).toHaveText(figure(5));
    const next = page.getByRole('button', { name: 'Cifra siguiente' });
    await next.click();
    await expect(shown(page)).toHaveText(figure(6));
    await next.press('ArrowRight');
    await next.press('ArrowRight');
    await expect(shown(page)).toHaveText(figure(8));
    await next.press('ArrowLeft');
    await expect(shown(page)).toHaveText(figure(7));
    await page.getByRole('button', { name: 'Cifra anterior' }).click();
    await expect(shown(page)).toHaveText(figure(6));
    await page.clock.runFor(3 * STAY);
    await expect(shown(page)).toHaveText(figure(6));
  });

  test('stays still with reduced motion, and shows the API’s counts when they are higher', async ({ page }) => {
    await page.route(STATS, (route) => route.fulfill({ json: totals(12, 1_482) }));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await near(page);
    await expect(resume(page)).toBeVisible();
    await expect(carousel(page).getByText('12', { exact: true })).toBeVisible();
    await expect(carousel(page).getByText('1,482', { exact: true })).toBeAttached();
    await page.clock.runFor(3 * STAY);
    await expect(shown(page)).toHaveText('12 torneos realizados');
  });
});
