import { expect, type Page } from '@playwright/test';
import { FULL, KALAHARI, LONG, success, UNLINKED } from './answers.ts';
import { heading, sendAndStay, text, type VisualState } from './visual-state.ts';

const PATH = `/register/${KALAHARI}`;
const REGISTRATIONS = '/api/registrations';

async function empty(page: Page): Promise<void> {
  await expect(page.getByLabel('Nombre completo')).toBeVisible();
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Enviar Inscripción' });

async function refused(page: Page): Promise<void> {
  await sendButton(page).click();
  await expect(page.getByText('El nombre es obligatorio')).toBeVisible();
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Nombre completo').fill('Ana Torres');
  await page.getByLabel('Apodo en Free Fire').fill('AnaFF');
  await page.getByLabel('ID de Free Fire').fill('1234567890');
  await page.getByLabel('Correo').fill('ana@example.com');
  await page.getByLabel('Teléfono').fill('+52 55 1234 5678');
  await page.getByLabel('Tengo 18 años o más').check();
  await page.getByLabel('¿Cuál es tu mapa?').selectOption('Bermuda');
  await page.getByText('Con paciencia').click();
}

async function sending(page: Page): Promise<void> {
  await fill(page);
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Enviando Inscripción...' })).toBeVisible();
}

async function sent(page: Page): Promise<void> {
  await fill(page);
  await sendAndStay(sendButton(page), 'Inscripción enviada');
}

async function waiting(page: Page): Promise<void> {
  await fill(page);
  await sendButton(page).click();
  const notice = page.getByRole('status').filter({ hasText: 'se envía sola cuando vuelva la señal' });
  // The pressed button may be anywhere on the screen.
  await notice.evaluate((place) => place.scrollIntoView({ block: 'center' }));
}

/** A phone that remembers its player from an earlier visit. */
const remembered: VisualState['kept'] = {
  player: {
    until: '2027-01-01T00:00:00.000Z',
    values: { fullName: 'Ana Torres', freeFireId: '1234567890', email: 'ana@example.com', answers: {} },
  },
  [`enrolled:${KALAHARI}`]: '2026-11-19T18:30:00.000Z',
};

/** A player under 18, who has to name a guardian. */
async function minor(page: Page): Promise<void> {
  await page.getByLabel('Tengo menos de 18').check();
  const contact = page.getByLabel('Cómo contactar a tu tutor');
  await contact.evaluate((field) => field.scrollIntoView({ block: 'end' }));
}

const receipt = { tournamentId: KALAHARI, freeFireId: '1234567890', status: 'pending' };

export const registration: readonly VisualState[] = [
  { picture: 'choose', path: '/registration', until: heading('Elige tu torneo') },
  { path: '/registration', catalogue: 'longest', until: heading('Elige tu torneo') },
  { picture: 'choose-none', path: '/registration', catalogue: 'empty', until: heading('Sin inscripciones abiertas') },
  { picture: 'register', path: PATH, until: empty, next: { 'register-refused': refused } },
  { picture: 'register-minor', path: PATH, until: empty, act: minor },
  { path: PATH, answers: { [REGISTRATIONS]: 'never' }, until: empty, act: sending },
  { picture: 'register-failed', path: PATH, answers: { [REGISTRATIONS]: 'lost' }, until: empty, act: waiting },
  { picture: 'register-sent', path: PATH, answers: { [REGISTRATIONS]: success(receipt) }, until: empty, act: sent },
  { picture: 'register-enrolled', path: PATH, kept: remembered, until: text('Este teléfono te recuerda') },
  {
    picture: 'register-remembered',
    path: `/register/${LONG}`,
    catalogue: 'longest',
    kept: remembered,
    until: text('Llenamos el formulario'),
  },
  { path: PATH, answers: { '/api/questions/active': 'lost' }, until: text('No pudimos cargar el formulario.') },
  { picture: 'register-line', path: `/register/${FULL}`, until: text(/Te anotas en la lista de espera/) },
  { picture: 'register-full', path: `/register/${FULL}`, catalogue: 'unlisted', until: heading('Torneo completo') },
  { picture: 'register-unlinked', path: `/register/${UNLINKED}`, until: text(/^Error: Este torneo/) },
];
