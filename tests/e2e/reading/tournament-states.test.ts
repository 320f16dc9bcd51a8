import type { Fields } from '../../support/records/records.ts';
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
const PAST = fromNow(-1);
const CLOSED_SINCE = 'Las inscripciones de este torneo ya cerraron.';

interface State {
  name: string;
  fields: Fields;
  label: string;
  button: string;
  /** Where the button of the card leads; it leads nowhere where it is disabled. */
  leads: boolean;
  detail: string;
  /** What the registration screen says instead of showing the form. */
  refusal: string | null;
}

const states: readonly State[] = [
  {
    name: 'open',
    fields: {},
    label: 'Inscripciones Abiertas',
    button: 'INSCRIBIRSE AL TORNEO',
    leads: true,
    detail: 'Inscripciones Abiertas',
    refusal: null,
  },
  {
    name: 'starting within a day',
    fields: { date: fromNow(23), registrationDeadline: null },
    label: 'Iniciando Pronto',
    button: 'INSCRIBIRSE AL TORNEO',
    leads: true,
    detail: 'Inscripciones Abiertas',
    refusal: null,
  },
  {
    name: 'full',
    fields: { currentPlayers: 48 },
    label: 'Torneo Completo',
    button: 'TORNEO COMPLETO',
    leads: false,
    detail: 'Torneo Completo',
    refusal: 'Este torneo ya no tiene cupos disponibles.',
  },
  {
    name: 'past its deadline',
    fields: { registrationDeadline: PAST },
    label: 'Inscripciones Cerradas',
    button: 'INSCRIPCIONES CERRADAS',
    leads: false,
    detail: 'Inscripciones Cerradas',
    refusal: CLOSED_SINCE,
  },
  {
    name: 'under way',
    fields: { date: PAST, registrationDeadline: null },
    label: 'Iniciando Pronto',
    button: 'INSCRIPCIONES CERRADAS',
    leads: false,
    detail: 'Inscripciones Cerradas',
    refusal: CLOSED_SINCE,
  },
  {
    name: 'without a form',
    fields: { linkedFormId: '' },
    label: 'Inscripciones Abiertas',
    button: 'PRÓXIMAMENTE',
    leads: false,
    detail: 'Inscripciones Abiertas',
    refusal: 'Error: Este torneo no tiene un formulario de inscripción configurado.',
  },
  {
    name: 'without a date or a limit',
    fields: { date: '', registrationDeadline: '', maxPlayers: 0 },
    label: 'Inscripciones Abiertas',
    button: 'INSCRIBIRSE AL TORNEO',
    leads: true,
    detail: 'Inscripciones Abiertas',
    refusal: null,
  },
];

for (const { name, fields, label, button, leads, detail, refusal } of states) {
  test(`a tournament ${name}: its card, its page, its registration`, async ({ page }) => {
    await answerCatalogue(page, [{ ...OPEN, ...fields }]);
    await page.goto('/tournaments');
    const card = cardOf(page, { name: 'Copa' });
    await expect(card.getByText(label, { exact: true })).toBeVisible();
    await (leads
      ? expect(card.getByRole('link', { name: button })).toHaveAttribute('href', '/tournament-rules/copa')
      : expect(card.getByRole('button', { name: button })).toBeDisabled());

    await page.goto('/tournament/copa');
    await expect(page.getByText(detail, { exact: true }).first()).toBeVisible();
    await (['Torneo Completo', 'Inscripciones Cerradas'].includes(detail)
      ? expect(page.getByRole('button', { name: detail })).toBeDisabled()
      : expect(page.getByRole('link', { name: 'INSCRIBIRSE AL TORNEO' })).toHaveAttribute(
          'href',
          '/register?tournament=copa',
        ));

    await page.goto('/register?tournament=copa');
    await (refusal === null
      ? expect(page.getByRole('button', { name: 'Enviar Inscripción' })).toBeVisible()
      : expect(page.getByText(refusal, { exact: true })).toBeVisible());
  });
}

test('the missing form is an alert', async ({ page }) => {
  await answerCatalogue(page, [{ ...OPEN, linkedFormId: '' }]);
  await page.goto('/register/copa');
  await expect(page.getByRole('alert')).toHaveText(
    'Error: Este torneo no tiene un formulario de inscripción configurado.',
  );
});

test('an entry fee is shown only above 0', async ({ page }) => {
  await answerCatalogue(page, [OPEN, { ...OPEN, id: 'cara', name: 'Cara', entryFee: '50' }]);
  await page.goto('/tournaments');
  await expect(cardOf(page, { name: 'Cara' }).getByText('Inscripción $50')).toBeVisible();
  await expect(cardOf(page, { name: 'Copa' })).not.toContainText('Inscripción $');
});

test('an empty list says so and leads home', async ({ page }) => {
  await answerCatalogue(page, []);
  await page.goto('/tournaments');
  await expect(page.getByRole('heading', { name: 'NO HAY TORNEOS ACTIVOS' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');
});

test('a list of tournaments that are over is empty, and their pages stay', async ({ page }) => {
  await answerCatalogue(page, [{ ...OPEN, date: fromNow(-200), endDate: fromNow(-190) }]);
  await page.goto('/tournaments');
  await expect(page.getByRole('heading', { name: 'NO HAY TORNEOS ACTIVOS' })).toBeVisible();
  await page.goto('/tournament/copa');
  await expect(page.getByRole('heading', { level: 1, name: 'Copa' })).toBeVisible();
});

test('registering without a tournament named lets the player choose among the open ones', async ({ page }) => {
  await answerCatalogue(page, [OPEN, { ...OPEN, id: 'llena', name: 'Llena', currentPlayers: 48 }]);
  await page.goto('/registration');
  await expect(page.getByRole('heading', { name: 'Elige tu torneo' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Llena/ })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: /Copa/ }).click();
  await expect(page).toHaveURL('/register/copa');
});

test('with none open it says so', async ({ page }) => {
  await answerCatalogue(page, [{ ...OPEN, currentPlayers: 48 }]);
  await page.goto('/register');
  await expect(page).toHaveURL('/registration');
  await expect(page.getByRole('heading', { name: 'Sin inscripciones abiertas' })).toBeVisible();
});

const MISSING = [
  {
    path: '/tournament/nadie',
    title: 'Torneo No Encontrado',
    text: 'El torneo que buscas no existe o ha sido eliminado de la arena.',
  },
  { path: '/tournament-rules/nadie', title: 'Torneo no encontrado' },
  { path: '/register/nadie', title: 'Torneo no encontrado' },
  { path: '/register?tournament=nadie', title: 'Torneo no encontrado' },
] as const;

for (const { path, title, ...rest } of MISSING) {
  test(`${path} says that there is no such tournament and leads to the list`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    if ('text' in rest) await expect(page.getByText(rest.text)).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/tournaments');
  });
}

test('any other path is a page that leads home', async ({ page }) => {
  await page.goto('/no-existe');
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');
});
