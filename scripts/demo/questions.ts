import type { Question } from '@arena/domain';

/** The questions of the registration form: one of each kind that it shows, and one that is switched off. */
export const demoQuestions: readonly Question[] = [
  {
    id: 'nick',
    text: '¿Cuál es tu usuario de Discord?',
    type: 'text',
    required: true,
    placeholder: 'Tal como aparece en tu perfil',
    options: [],
    active: true,
    revision: 1,
    order: 0,
  },
  {
    id: 'pais',
    text: '¿Desde qué país juegas?',
    type: 'select',
    required: true,
    placeholder: '',
    options: ['México', 'Guatemala', 'El Salvador', 'Honduras', 'Colombia', 'Ecuador', 'Perú', 'Otro'],
    active: true,
    revision: 1,
    order: 1,
  },
  {
    id: 'comentario',
    text: '¿Hay algo que debamos saber para el día del torneo?',
    type: 'textarea',
    required: false,
    placeholder: 'Por ejemplo: puedo conectarme desde las 18:30',
    options: [],
    active: true,
    revision: 1,
    order: 2,
  },
  {
    id: 'talla',
    text: '¿Qué talla de playera usas?',
    type: 'select',
    required: false,
    placeholder: '',
    options: ['S', 'M', 'L', 'XL'],
    active: false,
    revision: 1,
    order: 3,
  },
];
