import type { Role } from '@arena/domain';
import { type Endpoint, endpoints, isOpenTo, specOf } from '@arena/domain/api';
import { expect, type Page } from '@playwright/test';
import { local } from '../../../scripts/lib/local.ts';

/** Begins the texts of refusals, also of those that come before a call. */
const REFUSED = '^No tienes permisos';

const calls = Object.keys(endpoints)
  .filter((name): name is Endpoint => Object.hasOwn(endpoints, name))
  .map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return { name, method, path: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`) };
  })
  // `/tournaments/with-registrations` before `/tournaments/:id`.
  .sort((a, b) => a.name.split(':').length - b.name.split(':').length);

interface Walk {
  /** Refusals so far, by the screen's address. */
  refused: string[];
  /** Opens a screen and waits for what it reads. */
  open(address: string): Promise<void>;
  /** Presses each button of the open screen, and each one that this shows. */
  pressAll(): Promise<void>;
}

/**
 * Walks the admin area in a role. Collects calls that the endpoint table doesn't open to the role, and texts of
 * refusals. Calls that change something are stopped in the browser, because other tests use the same site.
 */
export async function walkAs(page: Page, role: Role): Promise<Walk> {
  const refused: string[] = [];
  const inFlight = new Set<unknown>();
  let lastPress = '';
  const note = (what: string) => {
    const line = `${new URL(page.url()).pathname}: ${what}${lastPress}`;
    if (!refused.includes(line)) refused.push(line);
  };

  page.on('request', (request) => {
    if (request.url().startsWith(local.siteUrl)) inFlight.add(request);
  });
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  page.on('response', (response) => {
    if (response.status() === 403) note(`403 of ${new URL(response.url()).pathname}`);
  });
  await page.route('**/api/**', (route, request) => {
    const path = new URL(request.url()).pathname;
    const call = calls.find((one) => one.method === request.method() && one.path.test(path));
    if (call !== undefined && !isOpenTo(specOf(call.name), role)) note(`calls ${call.name}`);
    return request.method() === 'GET' ? route.continue() : route.abort();
  });
  await page.exposeFunction('noteRefusal', note);
  await page.addInitScript((begins) => {
    const pattern = new RegExp(begins);
    const look = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let text: Node | null = walker.currentNode; text !== null; text = walker.nextNode())
        if (text.nodeType === Node.TEXT_NODE && pattern.test(text.nodeValue ?? ''))
          Reflect.get(window, 'noteRefusal')(text.nodeValue);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) look(node);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, REFUSED);

  /** Waits until React has drawn and nothing is being loaded. */
  async function settle(): Promise<void> {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect.poll(() => inFlight.size).toBe(0);
    await expect(page.getByText(/^Cargando/)).toHaveCount(0);
  }

  async function open(address: string): Promise<void> {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settle();
  }

  async function press(name: string): Promise<void> {
    lastPress = ` after «${name}»`;
    await pressOn(page, name);
    await settle();
  }

  return { refused, open, pressAll: () => pressAll(page, press, open) };
}

/** Buttons that only lead away. */
const LEAVES = /^(Cerrar Sesión|Cerrar|Cancelar|Volver|Esperar)$/i;

/**
 * Names the buttons that can be pressed, in the uppermost dialog or on the screen. The first and the last row of a list
 * stand for all.
 */
async function buttonsOn(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => {
    const scope = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document;
    const alike = new Map<string, HTMLButtonElement[]>();
    for (const button of scope.querySelectorAll<HTMLButtonElement>('button:enabled')) {
      if (!button.checkVisibility()) continue;
      const list = button.closest('ul, ol, tbody');
      const row = list === null ? button.ariaLabel + button.textContent : `${list.ariaLabel} ${button.className}`;
      alike.set(row, [...(alike.get(row) ?? []), button]);
    }
    const chosen = [...alike.values()].flatMap((rows) => [rows[0], rows.at(-1)]);
    return chosen.map((button) => (button?.ariaLabel ?? button?.textContent ?? '').trim());
  });
  return [...new Set(names)].filter((name) => name !== '' && !LEAVES.test(name));
}

async function pressOn(page: Page, wanted: string): Promise<void> {
  await page.evaluate((name) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:enabled')].toReversed();
    buttons
      .find((button) => button.checkVisibility() && (button.ariaLabel ?? button.textContent).trim() === name)
      ?.click();
  }, wanted);
}

/** Closes what a press has opened. */
async function close(page: Page, address: string, open: (address: string) => Promise<void>): Promise<void> {
  await page.keyboard.press('Escape');
  const dialogs = await page.locator('[role=dialog], [role=alertdialog]').count();
  if (dialogs > 0 || page.url() !== address) await open(address);
}

async function pressAll(
  page: Page,
  press: (name: string) => Promise<void>,
  open: (address: string) => Promise<void>,
): Promise<void> {
  const address = page.url();
  const own = await buttonsOn(page);
  const pressed = new Set(own);
  for (const opener of own) {
    for (let isDone = false; !isDone; ) {
      isDone = true;
      await press(opener);
      // A menu leads to a dialog, and a dialog to its question.
      for (let depth = 0; depth < 3; depth += 1) {
        const next = (await buttonsOn(page)).find((name) => !pressed.has(`${opener} > ${name}`) && !pressed.has(name));
        if (next === undefined) break;
        isDone = false;
        pressed.add(`${opener} > ${next}`);
        await press(next);
      }
      await close(page, address, open);
    }
  }
}
