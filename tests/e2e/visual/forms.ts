import { expect, type Page } from '@playwright/test';
import { field, REQUIRED, SENT, sendButton, UNSENT } from '../public-forms/public-form-page.ts';
import { stay } from '../stay.ts';
import { NOW, success } from './answers.ts';
import type { Answer, Answers } from './network.ts';
import { heading, text, type VisualState } from './visual-state.ts';

const FORM = '/api/forms/:id';
const RESPONSES = '/api/forms/:id/responses';
const PATH = '/form/encuesta';

const LONG = 'palabra larguísima y espectacular '.repeat(6).trim();
const UNBROKEN = 'x'.repeat(120);

const believable = [
  field('nick', 'text', {
    label: '¿Cómo te llamas en el juego?',
    required: true,
    placeholder: 'Tu nombre en el juego',
  }),
  field('nota', 'rating', { label: '¿Qué te pareció el último torneo?', required: true }),
  field('modo', 'radio', { label: '¿Solo o dúo?', options: ['Solo', 'Dúo'] }),
  field('dias', 'checkbox', { label: '¿Qué días puedes jugar?', options: ['Viernes', 'Sábado', 'Domingo'] }),
  field('mapa', 'select', { label: 'Tu mapa', options: ['Bermuda', 'Kalahari'] }),
  field('ideas', 'textarea', { label: '¿Qué cambiarías?', placeholder: 'Lo que quieras contarnos' }),
];

const everyType = [
  field('nick', 'text', { required: true, placeholder: 'Tu nombre en el juego' }),
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

/** Answers the form, and what is sent from it. */
function answerBoth(fields: readonly object[], delivery: Answer): Answers {
  return { ...answerForm(fields), [RESPONSES]: delivery };
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

async function failed(page: Page): Promise<void> {
  await fill(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
}

async function sent(page: Page): Promise<void> {
  await fill(page);
  // The redirect home starts by itself, unless the visitor stays.
  await page.clock.pauseAt(NOW.getTime() + 1_000);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  await stay(page);
  await page.clock.resume();
}

async function unsent(page: Page): Promise<void> {
  await fill(page);
  await sendButton(page).click();
  await heading(UNSENT)(page);
}

const gone = {
  success: false,
  error: 'El formulario que buscas no existe o ha sido desactivado',
  code: 'form_not_found',
};

export const forms: readonly VisualState[] = [
  { picture: 'form', path: PATH, answers: answerForm(believable), until: shown },
  { picture: 'form-refused', path: PATH, answers: answerForm(believable), until: shown, act: refused(2) },
  {
    path: PATH,
    answers: answerForm(everyType, { title: 'Inscripciónextraordinariamentelargaparalafinal', description: LONG }),
    until: shown,
    act: refused(4),
  },
  {
    picture: 'form-sent',
    path: PATH,
    answers: answerBoth(believable, { status: 201, json: { success: true, data: {} } }),
    until: shown,
    act: sent,
  },
  { path: PATH, answers: answerBoth(believable, 'lost'), until: shown, act: unsent },
  {
    picture: 'form-failed',
    path: PATH,
    answers: answerBoth(believable, { status: 404, json: gone }),
    until: shown,
    act: failed,
  },
  {
    picture: 'form-loading',
    path: PATH,
    answers: { [FORM]: 'never' },
    until: async (page) => expect(page.getByText('Cargando formulario…')).toBeAttached(),
  },
  { picture: 'form-closed', path: PATH, answers: answerForm([], { isActive: false }), until: heading('Zona cerrada') },
  {
    picture: 'form-lost',
    path: PATH,
    answers: { [FORM]: 'lost' },
    until: text('Error al cargar el formulario'),
  },
  {
    path: PATH,
    answers: { [FORM]: { status: 404, json: gone } },
    until: text('El formulario que buscas no existe o ha sido desactivado'),
  },
  { path: '/form', until: text('ID de formulario no válido') },
  {
    path: PATH,
    answers: { [FORM]: success(null) },
    until: text('Formulario no encontrado'),
  },
];
