import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, type TestQuestion, test } from './admin-questions.ts';

/** The questions of a registration form that are these, in the order in which a visitor gets them. */
async function asked(visitor: Page, among: readonly TestQuestion[]): Promise<string[]> {
  const labels = await visitor.locator('form label').allInnerTexts();
  return labels.flatMap((label) => among.find(({ text }) => label.includes(text))?.text ?? []);
}

/** Draws a finger down or up the screen, until it lets go or is interrupted. Playwright has no call for it. */
async function dragByFinger(
  page: Page,
  x: number,
  [from, to]: readonly [number, number],
  end: 'touchEnd' | 'touchCancel' = 'touchEnd',
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

test('questions are asked in all tournaments, in one, and in none, as visitors see', async ({
  adminPage,
  questions,
  visitor,
  makeTournament,
  askedHere,
  database,
}) => {
  const [own, other] = [await makeTournament(), await makeTournament()];
  const text = `¿Plataforma ${randomUUID().slice(0, 8)}?`;
  askedHere.push(text);
  const { page } = adminPage;
  await page.goto('/admin');
  const group = page.getByRole('listitem').filter({ hasText: 'Configuración' });
  await group.getByRole('link', { name: 'Preguntas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preguntas' })).toBeFocused();
  await adminPage.isSound();
  await page.getByRole('link', { name: 'Nueva pregunta' }).click();
  await questions.type.selectOption({ label: 'Selección única' });
  await questions.save.click();
  await expect(questions.text).toBeFocused();
  await expect(questions.options).toHaveAccessibleDescription(/Options are required for this question type/);
  await adminPage.isSound();
  await questions.text.fill(text);
  await questions.options.fill('Android\n\niPhone\nAndroid');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await expect(questions.form.getByLabel(text)).toContainText('Selecciona una opción épica');
  await adminPage.isSound();
  await questions.save.click();
  await expect(adminPage.toast('Listo: ya se pregunta en cada inscripción.')).toBeVisible();
  await expect(questions.row(text)).toContainText('Selección única · opcional · 2 opciones');
  const { docs } = await database.collection('questions').where('text', '==', text).get();
  expect(docs.map((found) => found.data())).toEqual([
    expect.objectContaining({ type: 'select', options: ['Android', 'iPhone'], active: true, revision: 1 }),
  ]);
  const options = ['Selecciona una opción épica', 'Android', 'iPhone'];
  await untilAsked(visitor, other.id, () =>
    expect(visitor.getByLabel(text).getByRole('option')).toHaveText(options, { timeout: 1_000 }),
  );

  await questions.row(text).getByRole('link', { name: text }).click();
  await questions.options.fill('Android\niPhone\nTablet');
  await expect(questions.where).toContainText('Todos los torneos');
  await questions.where.selectOption({ label: own.name });
  await adminPage.isSound();
  await questions.save.click();
  await expect(adminPage.toast('Listo: ya se pregunta en las inscripciones de ese torneo.')).toBeVisible();
  await expect(questions.row(text)).toContainText(`Solo en ${own.name}`);
  await untilAsked(visitor, other.id, () => expect(visitor.getByLabel(text)).toHaveCount(0));
  await untilAsked(visitor, own.id, () => expect(visitor.getByLabel(text)).toContainText('Tablet', { timeout: 1_000 }));

  await questions.choose({ id: '', text }, 'Desactivar');
  await expect(adminPage.toast(`Ya no se pregunta «${text}».`)).toBeVisible();
  await expect(questions.row(text).getByText('Inactiva')).toBeVisible();
  await untilAsked(visitor, own.id, () => expect(visitor.getByLabel(text)).toHaveCount(0));
});

test('questions are put in order by keys and by a finger as visitors get them, and some are switched off and deleted', async ({
  adminPage,
  questions,
  visitor,
  makeTournament,
  makeQuestion,
  database,
}) => {
  const { page } = adminPage;
  const { id } = await makeTournament();
  const [first, second, third] = [await makeQuestion(), await makeQuestion(), await makeQuestion()];
  const all = [first, second, third];
  const listed = async () => {
    const names = await questions.rows.getByRole('heading').allInnerTexts();
    return names.filter((name) => all.some(({ text }) => text === name));
  };
  const seen = () =>
    expect(async () => {
      await visitor.goto(`/register/${id}`);
      await expect(visitor.getByText(third.text)).toBeVisible({ timeout: 5_000 });
      expect(await asked(visitor, all)).toEqual(await listed());
    }).toPass();

  await questions.open();
  await questions.handle(third.text).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(listed).toEqual([third.text, first.text, second.text]);
  await expect(questions.handle(third.text)).toBeFocused();
  await expect(page.getByText(/^¿Prueba .*: ahora en el lugar \d+ de \d+$/)).toBeAttached();
  await expect(page.getByText('Guardando el orden…')).toHaveCount(0);
  await seen();

  const handle = questions.handle(first.text);
  const target = questions.row(second.text);
  await target.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await target.boundingBox();
  if (!from || !to) throw new Error('The rows are not on the screen');
  const way = [from.y + from.height / 2, to.y + to.height - 5] as const;
  await dragByFinger(page, from.x + from.width / 2, way, 'touchCancel');
  expect(await listed()).toEqual([third.text, first.text, second.text]);
  await dragByFinger(page, from.x + from.width / 2, way);
  await expect.poll(listed).toEqual([third.text, second.text, first.text]);
  await expect(page.getByText('Guardando el orden…')).toHaveCount(0);
  await seen();

  await test.step('two are switched off and deleted at once', async () => {
    const two = [first, second];
    const stored = async () => {
      const found = await database.getAll(...two.map((one) => database.doc(`questions/${one.id}`)));
      return found.map((each) => each.get('active'));
    };
    const chooseBoth = async () => {
      for (const { text } of two) await page.getByLabel(`Elegir «${text}»`).check();
    };
    await chooseBoth();
    const bar = page.getByRole('region', { name: 'Preguntas elegidas' });
    await expect(bar.getByText('2 elegidas')).toBeVisible();
    await adminPage.isSound();
    await bar.getByRole('button', { name: 'Desactivar' }).click();
    await expect(adminPage.toast('Ya no se preguntan 2 preguntas.')).toBeVisible();
    expect(await stored()).toEqual([false, false]);
    await expect(bar).toHaveCount(0);

    await chooseBoth();
    await bar.getByRole('button', { name: 'Eliminar' }).click();
    await expect(adminPage.dialog).toContainText('Las respuestas que ya llegaron se quedan en sus inscripciones');
    await adminPage.isSound();
    await adminPage.dialog.getByRole('button', { name: 'Eliminar 2' }).click();
    await expect(adminPage.toast('Se eliminaron 2 preguntas.')).toBeVisible();
    expect(await stored()).toEqual([undefined, undefined]);
  });
});
