import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './admin-questions.ts';

/** Sorts after every question that other tests make. */
const LAST_PLACE = 500_000;

/** Drags a finger up or down the screen; `touchCancel` interrupts it. Playwright has no call for it. */
async function dragByFinger(
  page: Page,
  x: number,
  [from, to]: readonly [number, number],
  end: 'touchEnd' | 'touchCancel',
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const STEPS = 8;
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: from }] });
  for (let step = 1; step <= STEPS; step += 1) {
    const y = from + ((to - from) * step) / STEPS;
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await browser.send('Input.dispatchTouchEvent', { type: end, touchPoints: [] });
  await browser.detach();
}

/** Reopens a registration form until the check passes: questions are cached for some seconds. */
function untilAsked(visitor: Page, tournamentId: string, check: () => Promise<void>): Promise<void> {
  return expect(async () => {
    await visitor.goto(`/register/${tournamentId}`);
    await expect(visitor.getByLabel('Nombre completo')).toBeVisible({ timeout: 5_000 });
    await check();
  }).toPass();
}

test('a question is limited to one tournament and deactivated; others are reordered and deleted', async ({
  adminPage,
  questions,
  visitor,
  makeTournament,
  madeHere,
  database,
}) => {
  const { page } = adminPage;
  const [own, other] = [await makeTournament(), await makeTournament()];
  const text = `¿Plataforma ${randomUUID().slice(0, 8)}?`;
  const all = ['Una', 'Dos', 'Tres'].map((word) => `¿${word} ${randomUUID().slice(0, 8)}?`);
  const [first = '', second = '', third = ''] = all;
  madeHere.push(...[text, ...all].map((made): ['questions', string] => ['questions', made]));
  // Optional, because other tests register players at the same time.
  const empty = { type: 'text', required: false, placeholder: '', options: [], active: true, revision: 1 };
  for (const [index, one] of all.entries()) {
    await database.doc(`questions/${randomUUID()}`).set({ ...empty, text: one, order: LAST_PLACE + index });
  }

  await test.step('a question is created, limited to one tournament and deactivated', async () => {
    await page.goto('/admin/questions/new');
    await questions.type.selectOption({ label: 'Selección única' });
    await questions.text.fill(text);
    await questions.options.fill('Android\n\niPhone\nAndroid');
    await adminPage.isSound();
    await questions.save.click();
    await expect(adminPage.toast('Listo: ya se pregunta en cada inscripción.')).toBeVisible();
    await expect(questions.row(text)).toContainText('Selección única · opcional · 2 opciones');
    await questions.row(text).getByRole('link', { name: text }).click();
    await questions.options.fill('Android\niPhone\nTablet');
    await expect(questions.where).toContainText('Todos los torneos');
    await questions.where.selectOption({ label: own.name });
    await adminPage.isSound();
    await questions.save.click();
    await expect(adminPage.toast('Listo: ya se pregunta en las inscripciones de ese torneo.')).toBeVisible();
    await expect(questions.row(text)).toContainText(`Solo en ${own.name}`);
    const options = ['Selecciona una opción épica', 'Android', 'iPhone', 'Tablet'];
    await untilAsked(visitor, own.id, () =>
      expect(visitor.getByLabel(text).getByRole('option')).toHaveText(options, { timeout: 1_000 }),
    );
    await untilAsked(visitor, other.id, () => expect(visitor.getByLabel(text)).toHaveCount(0));
    await questions.choose(text, 'Desactivar');
    await expect(adminPage.toast(`Ya no se pregunta «${text}».`)).toBeVisible();
    await expect(questions.row(text).getByText('Inactiva')).toBeVisible();
  });

  await test.step('questions are reordered by keys and by drag, and the form shows that order', async () => {
    const listed = async () => {
      const names = await questions.rows.getByRole('heading').allInnerTexts();
      return names.filter((name) => all.includes(name));
    };
    const moved = page.getByText(/^¿Tres .*: ahora en el lugar \d+ de \d+$/);
    await questions.handle(third).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(listed).toEqual([third, first, second]);
    await expect(questions.handle(third)).toBeFocused();
    await expect(moved).toBeAttached();
    await expect(page.getByText('Guardando el orden…')).toHaveCount(0);
    const target = questions.row(second);
    await target.scrollIntoViewIfNeeded();
    const from = await questions.handle(first).boundingBox();
    const to = await target.boundingBox();
    if (!from || !to) throw new Error('The rows are not on the screen');
    const way = [from.y + from.height / 2, to.y + to.height - 5] as const;
    await dragByFinger(page, from.x + from.width / 2, way, 'touchCancel');
    expect(await listed()).toEqual([third, first, second]);
    await dragByFinger(page, from.x + from.width / 2, way, 'touchEnd');
    await expect.poll(listed).toEqual([third, second, first]);
    await expect(page.getByText('Guardando el orden…')).toHaveCount(0);
    await untilAsked(visitor, own.id, async () => {
      const labels = await visitor.locator('form label').allInnerTexts();
      const asked = labels.flatMap((label) => [text, ...all].filter((one) => label.includes(one)));
      expect(asked).toEqual([third, second, first]);
    });
  });

  await test.step('two questions are deleted at once', async () => {
    for (const one of [first, second]) await page.getByLabel(`Elegir «${one}»`).check();
    await adminPage.isSound();
    await page.getByRole('region', { name: 'Preguntas elegidas' }).getByRole('button', { name: 'Eliminar' }).click();
    await adminPage.isSound();
    await adminPage.dialog.getByRole('button', { name: 'Eliminar 2' }).click();
    await expect(adminPage.toast('Se eliminaron 2 preguntas.')).toBeVisible();
    const { docs } = await database.collection('questions').where('text', 'in', [first, second]).get();
    expect(docs).toEqual([]);
  });
});
