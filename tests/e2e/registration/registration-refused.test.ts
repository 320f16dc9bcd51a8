import type { Page } from '@playwright/test';
import { challengeFor } from '../../fixtures/people/proofs.ts';
import { expect, REGISTRATIONS, test } from '../arena.ts';
import { newFreeFireId, openForm, registrationForm, SENT } from './registration-form.ts';

test('each invalid field shows its error, the first gets focus, and the next tap is not lost', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament({ asksNickname: true, guardianConsent: true });
  await tournament.asks({ text: '¿En qué nivel estás?' });
  const form = await openForm(page, tournament);
  const level = page.getByLabel('¿En qué nivel estás?');
  const { phone, email, adult, minor } = form;
  const tap = (x: number, y: number) => page.touchscreen.tap(x, y);
  const click = (x: number, y: number) => page.mouse.click(x, y);
  for (const { press, wrong, text, message, choice } of [
    { press: tap, wrong: phone, text: '  ', message: 'El teléfono es obligatorio', choice: adult },
    { press: click, wrong: email, text: 'ana@', message: 'Correo electrónico inválido', choice: minor },
  ]) {
    await wrong.fill(text);
    await choice.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await choice.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await press(x + width / 2, y + height / 2);
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(choice).toBeChecked();
    await expect(page.getByText(message)).toBeVisible();
  }
  await form.submit.click();
  for (const field of [form.name, form.nickname, form.freeFireId, email, phone, level]) {
    await expect(field).toHaveAccessibleDescription(/obligatori|inválido/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(form.name).toBeFocused();
});

/** Types into a form before its scripts have loaded, checks that the text survives, and fills in the rest. */
async function fillBeforeHydration(page: Page, { id }: { id: string }) {
  const freeFireId = newFreeFireId();
  const form = registrationForm(page);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(`/register/${id}`, { waitUntil: 'commit' });
  await form.name.fill('Ana Torres');
  await form.adult.check();
  await form.role.selectOption('Rusher');
  await expect(form.submit).toBeDisabled();
  released.resolve();
  await expect(form.submit).toBeEnabled();
  await expect(form.name).toHaveValue('Ana Torres');
  await expect(form.adult).toBeChecked();
  await expect(form.role).toHaveValue('Rusher');
  expect(problems).toEqual([]);
  expect(page.url()).not.toContain('Ana');
  await form.fill(freeFireId);
  return { form, freeFireId };
}

test('typed text survives hydration, a reload, help and refusals; a required proof of work is sent', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament({ maxPlayers: 2 });
  const { form, freeFireId } = await fillBeforeHydration(page, tournament);
  await page.reload();
  await expect(form.name).toHaveValue('Ana Lucía Torres');
  await expect(form.freeFireId).toHaveValue(freeFireId);
  await expect(form.role).toHaveValue('Rusher');
  const terms = page.getByRole('dialog', { name: 'Términos y condiciones' });
  await page.getByRole('link', { name: '¿Dónde encuentro mi ID?' }).click();
  await expect(page.getByText('Abre tu perfil en el juego')).toBeInViewport();
  await page.goBack();
  await expect(form.name).toHaveValue('Ana Lucía Torres');
  await page.getByRole('link', { name: 'términos y condiciones', exact: true }).click();
  await expect(terms).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/register/${tournament.id}`);
  await expect(form.name).toHaveValue('Ana Lucía Torres');

  await tournament.change({ currentPlayers: 2 });
  await form.submit.click();
  await expect(page.getByRole('alert')).toHaveText('Este torneo ya no tiene cupos disponibles.');
  await expect(form.nick).toHaveValue('AnaFF');
  expect(await tournament.registrations()).toEqual([]);
  await tournament.change({ currentPlayers: 0 });

  const fields = { 'answers.rol': 'Elige una de las opciones', phone: 'El teléfono es obligatorio' };
  const json = { success: false, error: 'Revisa los campos marcados.', code: 'invalid', fields };
  await page.route(REGISTRATIONS, (route) => route.fulfill({ status: 400, json }));
  await form.submit.click();
  await expect(form.phone).toHaveAccessibleDescription(/El teléfono es obligatorio/);
  await expect(form.role).toHaveAccessibleDescription(/Elige una de las opciones/);
  await expect(form.phone).toBeFocused();

  await page.unroute(REGISTRATIONS);
  const proofs: (string | undefined)[] = [];
  const challenge = await challengeFor(tournament.id, { now: new Date() });
  await page.route(REGISTRATIONS, (route, request) => {
    proofs.push(request.headers()['x-proof']);
    if (proofs.length > 1) return route.continue();
    return route.fulfill({ status: 428, json: { success: false, code: 'proof_required', error: '', challenge } });
  });
  await form.phone.fill('55 1234 5679');
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(proofs).toEqual([undefined, expect.stringMatching(/^[\w-]{100,}$/)]);
  expect(await tournament.registrations()).toHaveLength(1);
});
