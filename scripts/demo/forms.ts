import type { Form, FormField } from '@arena/domain';

/** The form that tournaments link to, which opens their registration. */
export const REGISTRATION_FORM_ID = 'inscripcion';

function field(id: string, type: FormField['type'], label: string, rest: Partial<FormField> = {}): FormField {
  return { id, type, label, placeholder: '', required: false, options: [], ...rest };
}

/** The tournaments' form, one with every type of field, and a closed one. */
export const demoForms: readonly Form[] = [
  {
    id: REGISTRATION_FORM_ID,
    title: 'Inscripción a torneos',
    description: 'Datos que pedimos para apartar tu lugar.',
    isActive: true,
    collectResponses: false,
    revision: 1,
    fields: [
      field('nombre', 'text', 'Nombre completo', { required: true }),
      field('correo', 'email', 'Correo electrónico', { required: true, placeholder: 'tu@correo.com' }),
    ],
  },
  {
    id: 'encuesta-de-la-comunidad',
    title: 'Encuesta de la comunidad',
    description: 'Cuéntanos cómo juegas para armar los próximos torneos. Te toma dos minutos.',
    isActive: true,
    collectResponses: true,
    revision: 1,
    fields: [
      field('nick', 'text', '¿Cuál es tu nick?', { required: true, placeholder: 'Tu nombre en el juego' }),
      field('correo', 'email', 'Correo electrónico', { placeholder: 'tu@correo.com' }),
      field('telefono', 'phone', 'Teléfono', { placeholder: '+52 55 0000 0000' }),
      field('nivel', 'number', '¿Qué nivel tiene tu cuenta?', { required: true, placeholder: '40' }),
      field('desde', 'date', '¿Desde cuándo juegas?'),
      field('ideas', 'textarea', '¿Qué le falta a nuestros torneos?', { placeholder: 'Escribe lo que quieras' }),
      field('mapa', 'select', '¿Cuál es tu mapa favorito?', {
        required: true,
        options: ['Bermuda', 'Purgatorio', 'Kalahari', 'Alpine'],
      }),
      field('modalidad', 'radio', '¿Cómo prefieres jugar?', { required: true, options: ['Solo', 'Dúo'] }),
      field('dias', 'checkbox', '¿Qué días puedes jugar?', {
        required: true,
        options: ['Viernes', 'Sábado', 'Domingo'],
      }),
      field('opinion', 'rating', '¿Qué te pareció el último torneo?', { required: true }),
    ],
  },
  {
    id: 'voluntarios-2025',
    title: 'Voluntarios 2025',
    description: 'Convocatoria cerrada.',
    isActive: false,
    collectResponses: true,
    revision: 1,
    fields: [field('nombre', 'text', 'Nombre', { required: true })],
  },
];
