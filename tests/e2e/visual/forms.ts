import { expect, type Page } from '@playwright/test';
import { field, REQUIRED, SENT, sendButton, UNSENT } from '../public-forms/public-form-page.ts';
import { success } from './answers.ts';
import type { Answer, Answers } from './network.ts';
import { heading, sendAndStay, text, type VisualState } from './visual-state.ts';

const FORM = '/api/forms/:id';
const PATH = '/form/encuesta';

const LONG = 'palabra larguísima y espectacular '.repeat(6).trim();
const UNBROKEN = 'x'.repeat(120);

const nickname = { required: true, placeholder: 'Tu nombre en el juego' };

const believable = [
  field('nick', 'text', { ...nickname, label: '¿Cómo te llamas en el juego?' }),
  field('nota', 'rating', { label: '¿Qué te pareció el último torneo?', required: true }),
  field('modo', 'radio', { label: '¿Solo o dúo?', options: ['Solo', 'Dúo'] }),
  field('dias', 'checkbox', { label: '¿Qué días puedes jugar?', options: ['Viernes', 'Sábado', 'Domingo'] }),
  field('mapa', 'select', { label: 'Tu mapa', options: ['Bermuda', 'Kalahari'] }),
  field('ideas', 'textarea', { label: '¿Qué cambiarías?', placeholder: 'Lo que quieras contarnos' }),
];

const everyType = [
  field('nick', 'text', nickname),
  field('correo', 'email'),
  field('telefono', 'phone'),
  field('nivel', 'number'),
  field('desde', 'date'),
  field('ideas', 'textarea', { label: LONG, placeholder: LONG }),
  field('mapa', 'select', { options: ['Bermuda', LONG] }),
  field('modo', 'radio', { label: 'x'.repeat(200), required: true, options: ['Solo', LONG, UNBROKEN] }),
  field('dias', 'checkbox', { required: true, options: ['Viernes', LONG] }),
  field('nota', 'rating', { required: true }),
  field('otra', 'rating'),
];

function answerForm(fields: readonly object[], rest: object = {}): Answers {
  const form = {
    id: 'encuesta',
    title: 'Encuesta de la comunidad',
    description: 'Dos minutos para que el próximo torneo salga mejor.',
    isActive: true,
    collectResponses: true,
    fields,
    ...rest,
  };
  return { [FORM]: success(form) };
}

/** Answers the form and the delivery of its response. */
function answerBoth(delivery: Answer): Answers {
  return { ...answerForm(believable), '/api/forms/:id/responses': delivery };
}

const shown: VisualState['until'] = async (page) => {
  await expect(sendButton(page)).toBeVisible();
};

function refused(messages: number): VisualState['until'] {
  return async (page) => {
    await sendButton(page).click();
    await expect(page.getByText(REQUIRED)).toHaveCount(messages);
  };
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('¿Cómo te llamas en el juego?').fill('Sombra');
  await page.getByRole('radio', { name: '4 de 5' }).check();
  await page.getByText('Viernes').click();
}

const tried = (until: VisualState['until']) => async (page: Page) => {
  await fill(page);
  await sendButton(page).click();
  await until(page);
};

async function sent(page: Page): Promise<void> {
  await fill(page);
  await sendAndStay(sendButton(page), SENT);
}

const gone = {
  status: 404,
  json: {
    success: false,
    error: 'El formulario que buscas no existe o ha sido desactivado',
    code: 'form_not_found',
  },
};

export const forms: readonly VisualState[] = [
  { picture: 'form', path: PATH, answers: answerForm(believable), until: shown, next: { 'form-refused': refused(2) } },
  {
    path: PATH,
    answers: answerForm(everyType, { title: 'Inscripciónextraordinariamentelargaparalafinal', description: LONG }),
    until: shown,
    act: refused(4),
  },
  {
    picture: 'form-sent',
    path: PATH,
    answers: answerBoth({ status: 201, json: { success: true, data: {} } }),
    until: shown,
    act: sent,
  },
  { path: PATH, answers: answerBoth('lost'), until: shown, act: tried(heading(UNSENT)) },
  { picture: 'form-failed', path: PATH, answers: answerBoth(gone), until: shown, act: tried(text(gone.json.error)) },
  {
    picture: 'form-loading',
    path: PATH,
    answers: { [FORM]: 'never' },
    until: async (page) => expect(page.getByText('Cargando formulario…')).toBeAttached(),
  },
  { picture: 'form-closed', path: PATH, answers: answerForm([], { isActive: false }), until: heading('Zona cerrada') },
  { picture: 'form-lost', path: PATH, answers: { [FORM]: 'lost' }, until: text('Error al cargar el formulario') },
  { path: PATH, answers: { [FORM]: gone }, until: text(gone.json.error) },
  { path: '/form', until: text('ID de formulario no válido') },
  { path: PATH, answers: { [FORM]: success(null) }, until: text('Formulario no encontrado') },
];
