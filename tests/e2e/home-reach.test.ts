import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './arena.ts';
import { sizes } from './sizes.ts';

/** Each thing that lies over a screen, and the state in which it has most to show. */
const overlays = {
  'the frequent questions': async (page: Page) => {
    await page.goto('/preguntas#trampas');
    await expect(page.getByText('Guarda una captura o un video')).toBeVisible();
  },
  'a search without results': async (page: Page) => {
    await page.goto('/preguntas');
    await page.getByRole('searchbox').fill('zanahoria '.repeat(8));
    await expect(page.getByText(/^No encontramos nada sobre/)).toBeVisible();
  },
  'the terms': async (page: Page) => {
    await page.goto('/terminos#datos-personales-y-menores');
    await expect(page.getByRole('heading', { name: 'Datos personales y menores de edad' })).toBeVisible();
  },
  'the start page with its notice': async (page: Page) => {
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Sitio en desarrollo' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Logros' })).toBeAttached();
  },
} as const;

async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === 1)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}

async function widerThanItself(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role="dialog"]')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName} is ${element.scrollWidth} wide in ${element.clientWidth}`),
  );
}

for (const [name, open] of Object.entries(overlays)) {
  for (const { name: size, viewport } of sizes) {
    test(`${name}: no fault that axe can see (${size})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      await settled(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }))).toEqual([]);
    });
  }

  // 320 px is the narrowest phone, and 640 × 400 is what the laptop's window becomes at 200 %.
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 640, height: 400 },
  ]) {
    test(`${name}: fits ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page);
      expect(await widerThanItself(page)).toEqual([]);
    });
  }
}

test('all help can be reached and left by keyboard alone', async ({ page }) => {
  await page.goto('/tournament-history');
  const help = page.getByRole('link', { name: 'Ayuda: preguntas frecuentes' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await help.evaluate((link) => link === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Preguntas frecuentes' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cerrar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('emulador');
  await page.keyboard.press('Tab');
  await expect(page.locator('#dispositivo summary')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();
});

const MOST = 0.02;

for (const path of [
  '/',
  '/tournaments',
  '/preguntas#trampas',
  '/terminos#premios',
  '/tournament-history',
  '/no-existe',
]) {
  for (const { name: size, viewport } of sizes) {
    test(`${path} doesn’t move under the reader (${size})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
              shifts.sum += Number(entry.value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const loaded = page.waitForEvent('load');
      await page.goto(path);
      await loaded;
      await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
      if (path === '/') await expect(page.getByRole('region', { name: 'Logros' })).toBeAttached();
      await page.mouse.wheel(0, 4_000);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => Reflect.get(window, 'shifts').sum)).toBeLessThan(MOST);
    });
  }
}
