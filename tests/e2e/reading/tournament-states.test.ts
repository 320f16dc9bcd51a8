import type { Fields } from '../../fixtures/records/records.ts';
import { answerCatalogue, cardOf, expect, fromNow, test } from '../arena.ts';

const OPEN: Fields = {
  id: 'copa',
  name: 'Copa',
  date: fromNow(72),
  registrationDeadline: fromNow(48),
  maxPlayers: 48,
  currentPlayers: 12,
  linkedFormId: 'inscripcion',
  rules: 'Nivel 40 o más\n\nSolo celular',
  prizePool: '1er: $1,000 MXN, 2do: $500 MXN, 3er: TBD',
  entryFee: '0',
};
const REGISTER = 'INSCRIBIRSE AL TORNEO';

/** Tournaments in each state, with their card's text and button. */
const states = [
  { name: 'Copa', fields: {}, label: 'Inscripciones Abiertas', button: REGISTER },
  { name: 'Llena', fields: { currentPlayers: 48 }, label: 'Torneo Completo', button: 'TORNEO COMPLETO' },
  { name: 'Nueva', fields: { linkedFormId: '' }, label: 'Inscripciones Abiertas', button: 'PRÓXIMAMENTE' },
].map((state) => ({ ...state, id: state.name.toLowerCase() }));

test('cards, pages and forms show the state of a tournament; an entry fee is shown only above 0', async ({ page }) => {
  const costly = { ...OPEN, id: 'cara', name: 'Cara', entryFee: '50' };
  await answerCatalogue(page, [...states.map(({ id, name, fields }) => ({ ...OPEN, id, name, ...fields })), costly]);
  await page.goto('/tournaments');
  for (const { id, name, label, button } of states) {
    const card = cardOf(page, { name });
    await expect(card.getByText(label, { exact: true }), name).toBeVisible();
    await expect(card, name).not.toContainText('Inscripción $');
    await (button === REGISTER
      ? expect(card.getByRole('link', { name: button }), name).toHaveAttribute('href', `/tournament-rules/${id}`)
      : expect(card.getByRole('button', { name: button }), name).toBeDisabled());
  }
  await expect(cardOf(page, costly).getByText('Inscripción $50')).toBeVisible();

  const offer = page.getByRole('link', { name: REGISTER });
  await page.goto('/tournament/copa');
  await expect(page.getByText('Inscripciones Abiertas', { exact: true }).first()).toBeVisible();
  await offer.click();
  await expect(page).toHaveURL('/register?tournament=copa');
  await expect(page.getByRole('button', { name: 'Enviar Inscripción' })).toBeVisible();

  await page.goto('/tournament/llena');
  await expect(page.getByRole('button', { name: 'Torneo Completo' })).toBeDisabled();
  await page.goto('/register?tournament=llena');
  await expect(page.getByText('Este torneo ya no tiene cupos disponibles.', { exact: true })).toBeVisible();

  await page.goto('/tournament/nueva');
  await offer.click();
  await expect(page).toHaveURL('/register?tournament=nueva');
  const unlinked = 'Error: Este torneo no tiene un formulario de inscripción configurado.';
  await expect(page.getByRole('alert')).toHaveText(unlinked);

  await page.goto('/register');
  await expect(page).toHaveURL('/registration');
  await expect(page.getByRole('heading', { name: 'Elige tu torneo' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Llena/ })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: /Copa/ }).click();
  await expect(page).toHaveURL('/register/copa');
});

test('an empty list and unknown addresses link back; a past tournament keeps its page', async ({ page }) => {
  await answerCatalogue(page, [{ ...OPEN, date: fromNow(-200), endDate: fromNow(-190) }]);
  await page.goto('/tournaments');
  await expect(page.getByRole('heading', { name: 'NO HAY TORNEOS ACTIVOS' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/tournament/copa');
  await expect(page.getByRole('heading', { level: 1, name: 'Copa' })).toBeVisible();
  for (const path of ['tournament/nadie', 'tournament-rules/nadie', 'register?tournament=nadie']) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { name: /^torneo no encontrado$/i }), path).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page, path).toHaveURL('/tournaments');
  }
  await page.goto('/no-existe');
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');
});
