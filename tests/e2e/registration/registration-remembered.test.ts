import { limits } from '@arena/domain';
import type { Page } from '@playwright/test';
import { expectTaps, finger } from '../admin/taps.ts';
import { cardOf, expect, fromNow, keptIn, REGISTRATIONS, seenInTime, type TestTournament, test } from '../arena.ts';
import { loseNextReply } from '../next-call.ts';
import { stay } from '../stay.ts';
import { newFreeFireId, registrationForm, SENT } from './registration-form.ts';

const QUESTION = '¿Recordarte en este teléfono?';

/** Starts before all other tournaments, so that the home page shows it. */
const SOON = { date: fromNow(0.6), registrationDeadline: fromNow(0.5), rules: ['Juega limpio.'] };

async function openHomeWith(page: Page, tournament: TestTournament): Promise<void> {
  await page.goto('/');
  await seenInTime(cardOf(page, tournament));
}

/** Goes from the card past the rules to the form, on a page with an installed clock. */
async function goToForm(page: Page, { tap }: ReturnType<typeof finger>, tournament: TestTournament): Promise<void> {
  await tap(cardOf(page, tournament).getByRole('link', { name: 'INSCRIBIRSE AL TORNEO' }));
  await expect(page.getByRole('button', { name: 'ESPERANDO...' })).toBeVisible();
  await page.clock.fastForward(limits.rulesCountdown);
  await tap(page.getByLabel('He leído y acepto las reglas'));
  await tap(page.getByRole('button', { name: 'CONTINUAR AL FORMULARIO' }));
}

test('a remembered player registers again with few taps, and only the form sends personal data', async ({
  page,
  makeTournament,
}) => {
  const [first, second] = [await makeTournament(SOON), await makeTournament(SOON)];
  const freeFireId = newFreeFireId();
  const form = registrationForm(page);
  const personal = [freeFireId, 'ana.torres@correo.mx', '5512345678', 'Ana Lucía', 'SinPiedad07'];
  const leaks: string[] = [];
  page.on('request', (request) => {
    const sent = decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`);
    const isForm = request.url().endsWith('/api/registrations') && request.method() === 'POST';
    if (!isForm && personal.some((text) => sent.includes(text))) leaks.push(`${request.method()} ${request.url()}`);
  });

  await page.clock.install();
  await openHomeWith(page, first);
  // Public name and age always have to be entered again.
  const [newcomer, more] = [finger(), finger()];
  await goToForm(page, newcomer, first);
  await newcomer.write(form.name, 'Ana Lucía Torres');
  await more.write(form.nickname, 'SinPiedad07');
  await newcomer.write(form.freeFireId, freeFireId);
  await newcomer.write(form.email, 'ana.torres@correo.mx');
  await newcomer.write(form.phone, '5512345678');
  await more.tap(form.adult);
  await newcomer.write(form.nick, 'AnaFF');
  // Opening the list and choosing from it are two taps.
  await newcomer.tap(form.role);
  await form.role.selectOption('Rusher');
  await newcomer.tap(form.submit);
  await expect(page.getByText(SENT)).toBeVisible();
  await stay(page);
  expect(await keptIn(page)).not.toContain(freeFireId);
  await page.getByRole('button', { name: 'Sí, recordarme' }).tap();
  await expect(page.getByText('Este teléfono te recuerda')).toBeVisible();

  await openHomeWith(page, second);
  await expect(page.getByRole('link', { name: /Tu inscripción/ })).toContainText(/Inscrito el/);
  await expect(cardOf(page, first).getByRole('link', { name: 'VER TU INSCRIPCIÓN' })).toBeVisible();
  const regular = finger();
  await goToForm(page, regular, second);
  await expect(form.name).toHaveValue('Ana Lucía Torres');
  await expect(form.nickname).toHaveValue('SinPiedad07');
  await expect(form.adult).toBeChecked();
  await expect(form.role).toHaveValue('Rusher');
  await regular.tap(form.submit);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await second.registrations()).toMatchObject([{ freeFireId, answers: { nick: 'AnaFF', rol: 'Rusher' } }]);
  expectTaps('Register from the home page, with six fields', newcomer.count() + 1, 12);
  expectTaps('Register from the home page, with eight fields', newcomer.count() + 1 + more.count(), 13);
  expectTaps('Register again from the home page, as a remembered player', regular.count(), 6);
  expect(leaks).toEqual([]);
  expect(page.url()).not.toContain(freeFireId);
});

test('the phone remembers a player only with consent and forgets on request; a lost reply is retried', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  const freeFireIds = [newFreeFireId(), newFreeFireId()] as const;
  const personal = [...freeFireIds, 'correo.mx', '1234 5678', 'AnaFF'];
  const form = registrationForm(page);
  const send = async (freeFireId: string) => {
    await form.fill(freeFireId);
    await form.submit.click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible();
    await stay(page);
  };
  await page.goto(`/register/${tournament.id}`);
  // The retry after a lost reply shows no error.
  await loseNextReply(page, REGISTRATIONS, 'POST');
  await send(freeFireIds[0]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Entrar al chat/ })).toHaveAttribute('target', '_blank');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByRole('heading', { name: QUESTION })).toBeHidden();
  for (const each of personal) expect(await keptIn(page)).not.toContain(each);

  await page.goto(`/tournament/${tournament.id}`);
  await expect(page.getByText(/Inscrito desde este teléfono el/)).toBeVisible();
  await page.getByRole('link', { name: 'VER TU INSCRIPCIÓN' }).click();
  await expect(page.getByText(/Inscrito desde este teléfono el/)).toBeVisible();
  await expect(form.name).toBeHidden();
  await page.getByRole('button', { name: 'Inscribir a otro jugador' }).click();
  await expect(form.name).toHaveValue('');
  await send(freeFireIds[1]);
  expect(await tournament.registrations()).toHaveLength(2);
  expect(await tournament.currentPlayers()).toBe(2);
  await page.getByRole('button', { name: 'Sí, recordarme' }).click();
  await page.goto(`/register/${(await makeTournament()).id}`);
  // The server stores addresses in lower case.
  await expect(form.email).toHaveValue('ana.torres@correo.mx');
  await page.getByRole('button', { name: 'Olvidar este teléfono' }).click();
  await expect(page.getByText('Si no lo guardaste en otra parte')).toBeVisible();
  const question = page.getByRole('alertdialog');
  const yes = question.getByRole('button', { name: 'Olvidar este teléfono' });
  const opening = (change: 'pause' | 'finish') =>
    question.evaluate((element, how) => {
      if (how === 'pause') element.style.animation = 'none';
      element.getAnimations();
      element.style.animation = '';
      for (const each of element.getAnimations()) each[how]();
    }, change);
  await opening('pause');
  const { x, y, width, height } = (await yes.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(question).toBeVisible();
  await expect(form.email).not.toHaveValue('');
  await opening('finish');
  await yes.click();
  await expect(form.email).toHaveValue('');
  for (const each of [...personal, 'enrolled:']) expect(await keptIn(page)).not.toContain(each);
  await page.goto(`/tournament/${tournament.id}`);
  await expect(page.getByRole('link', { name: 'INSCRIBIRSE AL TORNEO' })).toBeVisible();
});
