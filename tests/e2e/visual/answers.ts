import { typed } from '../arena.ts';
import type { Answer, Answers } from './network.ts';

/** The moment at which every picture is taken: a Friday noon in Mexico City. */
export const NOW = new Date('2026-11-20T18:00:00Z');

const HOUR = 3_600_000;

const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

const common = {
  format: 'eliminacion_directa',
  gameMode: 'COMPETITIVO',
  modality: 'Solo',
  linkedFormId: 'inscripcion',
  rules: [
    'Juega solo desde un celular o una tableta. Los emuladores están prohibidos.',
    'Usa la cuenta con la que te inscribiste, de nivel 40 o superior.',
    'Entra a la sala diez minutos antes de la hora.',
    'No compartas los datos de la sala.',
    'Respeta a los demás. Quien insulta queda fuera.',
  ],
};

export const KALAHARI = 'noche-de-kalahari';
export const FULL = 'clasico-purgatorio';
export const UNLINKED = 'arena-nueva';
export const LONG = 'larga';

/** Tournaments in each state that looks different. */
const tournaments = [
  {
    ...common,
    id: KALAHARI,
    name: 'Noche de Kalahari',
    description: 'Una sola noche en el desierto: seis partidas seguidas y el que suma más puntos se lo lleva.',
    date: inHours(5),
    registrationDeadline: inHours(4),
    maxPlayers: 40,
    currentPlayers: 29,
    mapSelection: 'Kalahari',
    prizePool: '1er: $40 USD, 2do: 520 diamantes, 3er: 310 diamantes',
  },
  {
    ...common,
    id: 'liga-bermuda',
    name: 'Liga Bermuda',
    description: 'Los clásicos se juegan en Bermuda.',
    date: inHours(79),
    registrationDeadline: inHours(72),
    maxPlayers: 48,
    currentPlayers: 46,
    mapSelection: 'Bermuda',
    prizePool: '1er: $50 USD, 2do: $30 USD, 3er: $20 USD',
    entryFee: '50',
  },
  {
    ...common,
    id: FULL,
    name: 'Clásico Purgatorio',
    description: 'Se llenó en dos días.',
    date: inHours(100),
    registrationDeadline: inHours(96),
    maxPlayers: 32,
    currentPlayers: 32,
    waitingList: 'automatic',
    waitingPlayers: 3,
    modality: 'Dúo',
    mapSelection: 'Purgatorio',
    prizePool: '1er: $100 USD, 2do: TBD, 3er: TBD',
  },
  {
    ...common,
    id: 'copa-alpine',
    name: 'Copa Alpine',
    description: 'Las inscripciones cerraron ayer.',
    date: inHours(120),
    registrationDeadline: inHours(-20),
    maxPlayers: 60,
    currentPlayers: 51,
    mapSelection: 'Alpine',
    prizePool: '',
  },
  {
    ...common,
    id: UNLINKED,
    name: 'Arena Nueva',
    description: 'Pronto sabremos más.',
    maxPlayers: 0,
    currentPlayers: 7,
    linkedFormId: '',
    prizePool: '',
    rules: [],
  },
];

/** A tournament with the longest believable texts. */
const longest = {
  ...common,
  id: LONG,
  modality: 'Escuadra',
  name: 'Gran Torneo Nacional Interclanes Latinoamérica Edición Oro 26',
  description: 'Partidas extraordinariamente emocionantes para toda la comunidad. '.repeat(76),
  date: inHours(200),
  maxPlayers: 1_000_000,
  currentPlayers: 0,
  mapSelection: 'Bermuda, Purgatorio, Kalahari y Alpine en rotación',
  prizePool: '1er: 12,500 diamantes y un pase élite de temporada, 2do: 6,000 diamantes, 3er: 3,000 diamantes',
  rules: Array.from({ length: 40 }, (_, index) => `Regla ${index + 1}: ${'supercalifragilístico'.repeat(4)}`),
};

/**
 * States of the catalogue. `unlisted` has no waiting lists. `never` keeps the page loading, `lost` is a failed
 * connection.
 */
export type Catalogue = 'tournaments' | 'unlisted' | 'longest' | 'empty' | 'never' | 'lost';

const held = {
  tournaments,
  unlisted: tournaments.map((one) => ({ ...one, waitingList: 'off' })),
  longest: [longest, ...tournaments],
  empty: [],
  never: [],
  lost: [],
};

const question = (id: string, type: string, label: string, rest: object = {}) => {
  return { id, type, text: label, required: false, placeholder: '', options: [], ...rest };
};

const questions = [
  question('clan', 'text', '¿De qué clan eres?', { placeholder: 'Deja vacío si juegas por tu cuenta' }),
  question('mapa', 'select', '¿Cuál es tu mapa?', { required: true, options: ['Bermuda', 'Kalahari'] }),
  question('estilo', 'radio', '¿Cómo juegas?', { required: true, options: ['De frente', 'Con paciencia'] }),
  question('dias', 'checkbox', '¿Qué días puedes?', { options: ['Viernes', 'Sábado'] }),
  question('ideas', 'textarea', '¿Algo más?'),
];

/** No connection. */
export const nothing: Answers = { '*/documents/*': 'lost', '/api/*': 'lost' };

/** A successful response of the API. */
export function success(data: unknown): Answer {
  return { json: { success: true, data } };
}

/** Answers with the organisers of the home page, by ID. */
export function organisers(people: object): Answers {
  return { '*/documents/team/shown': { json: { fields: typed({ people }) } } };
}

function catalogueOf(catalogue: Catalogue): Answer {
  if (catalogue === 'never') return 'never';
  const published = held[catalogue].map((fields) => ({ status: 'published', ...fields }));
  return { json: { fields: typed({ tournaments: published }) } };
}

/** The catalogue, no team members, the registration form's questions, and no totals. */
export function answersWith(catalogue: Catalogue): Answers {
  if (catalogue === 'lost') return nothing;
  return {
    ...organisers({}),
    '*/documents/catalogue/published': catalogueOf(catalogue),
    '/api/*': 'lost',
    '/api/questions/active': success(questions),
  };
}
