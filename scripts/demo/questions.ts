import type { Question } from '@arena/domain';

function question(id: string, type: Question['type'], text: string, rest: Pick<Question, 'order'> & Partial<Question>) {
  const usual = { required: false, placeholder: '', options: [], active: true, tournamentId: null, revision: 1 };
  return { id, type, text, ...usual, ...rest };
}

/** One registration question of each type, and an inactive one. */
export const demoQuestions: readonly Question[] = [
  question('nick', 'text', '¿Cuál es tu usuario de Discord?', {
    order: 0,
    placeholder: 'Tal como aparece en tu perfil',
  }),
  question('rol', 'select', '¿En qué rol juegas?', {
    order: 1,
    options: ['Rusher', 'Francotirador', 'Apoyo', 'Otro'],
  }),
  question('comentario', 'textarea', '¿Hay algo que debamos saber para el día del torneo?', {
    order: 2,
    placeholder: 'Por ejemplo: puedo conectarme desde las 18:30',
  }),
  question('talla', 'select', '¿Qué talla de playera usas?', {
    order: 3,
    options: ['S', 'M', 'L', 'XL'],
    active: false,
  }),
];
