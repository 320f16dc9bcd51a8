import { DAY, emptyTournament, HOUR, MINUTE, type Tournament } from '@arena/domain';
import { REGISTRATION_FORM_ID } from './forms.ts';
import { pointsRules, rulesAsList, rulesAsText, shortRules } from './rules.ts';

/** Mexico City keeps UTC-6 all year. */
const MEXICO_CITY_MS = -6 * HOUR;

/**
 * An hour of a day in Mexico City.
 * @param days days after the day of `now` there; negative for days before.
 */
function mexicoCity(now: Date, days: number, hour: number): Date {
  const today = Math.floor((now.getTime() + MEXICO_CITY_MS) / DAY) * DAY;
  return new Date(today - MEXICO_CITY_MS + days * DAY + hour * HOUR);
}

/** The next full hour at least `hours` after `now`. */
function fullHourAfter(now: Date, hours: number): Date {
  return new Date(Math.ceil((now.getTime() + hours * HOUR) / HOUR) * HOUR);
}

type Dates = 'date' | 'endDate' | 'registrationDeadline' | 'publishDate' | 'publishedAt';

/** A stored tournament: dates as instants, rules in either form. */
type StoredTournament = Omit<Tournament, Dates | 'rules' | 'currentPlayers'> &
  Record<Dates, Date | null> & { rules: string | readonly string[] };

/** A demo tournament and its taken seats; rejected and waiting registrations are extra. */
export interface DemoTournament {
  tournament: StoredTournament;
  players: number;
}

const podium = '1er: $50 USD, 2do: $30 USD, 3er: $20 USD';

type Own = 'id' | 'name' | 'description';
type Common = Omit<StoredTournament, Own>;

function blank(now: Date): Common {
  return {
    ...emptyTournament,
    date: null,
    endDate: null,
    registrationDeadline: null,
    publishDate: null,
    maxPlayers: 48,
    status: 'published',
    publishedAt: mexicoCity(now, -3, 12),
    gameMode: 'COMPETITIVO',
    mapSelection: 'Bermuda',
    modality: 'Solo',
    format: 'eliminacion_directa',
    prizePool: podium,
    prize: '$100 USD en premios',
    rules: rulesAsList,
    linkedFormId: REGISTRATION_FORM_ID,
    confirmations: null,
    confirmationsSince: null,
    waitingList: 'off',
    invitedPlayers: 0,
    waitingPlayers: 0,
    lastInLine: 0,
    result: null,
    revision: 1,
  };
}

/** Builds demo tournaments from common fields, taken seats, and differences. */
function holding(common: Common) {
  return (players: number, own: Pick<StoredTournament, Own> & Partial<Common>): DemoTournament => ({
    players,
    tournament: { ...common, ...own },
  });
}

function openOnes(now: Date): DemoTournament[] {
  const held = holding(blank(now));
  const soon = fullHourAfter(now, 5);
  return [
    held(29, {
      id: 'noche-de-kalahari',
      name: 'Noche de Kalahari',
      description: 'Una sola noche en el desierto: seis partidas seguidas y el que suma más puntos se lo lleva.',
      date: soon,
      endDate: new Date(soon.getTime() + 4 * HOUR),
      registrationDeadline: new Date(soon.getTime() - HOUR),
      maxPlayers: 40,
      mapSelection: 'Kalahari',
      format: 'puntos',
      rules: pointsRules,
      prizePool: '1er: $40 USD, 2do: 520 diamantes, 3er: 310 diamantes',
      prize: '$40 USD y 830 diamantes',
    }),
    held(46, {
      id: 'liga-bermuda',
      name: 'Liga Bermuda',
      description: 'Los clásicos se juegan en Bermuda. Eliminación directa y final al mejor de 3.',
      date: mexicoCity(now, 3, 19),
      endDate: mexicoCity(now, 3, 23),
      registrationDeadline: mexicoCity(now, 3, 12),
      rules: rulesAsText,
    }),
    held(24, {
      id: 'copa-zona-segura',
      name: 'Copa Zona Segura',
      description: 'El torneo de la casa. La zona se cierra, 48 entran y uno sale con la copa.',
      date: mexicoCity(now, 5, 18),
      endDate: mexicoCity(now, 5, 22),
      registrationDeadline: mexicoCity(now, 4, 23),
      rules: rulesAsText,
    }),
    held(63, {
      id: 'sala-abierta',
      name: 'Sala Abierta',
      description: 'Sin límite de cupos: salas en paralelo toda la tarde para quien quiera entrenar en serio.',
      date: mexicoCity(now, 9, 16),
      registrationDeadline: mexicoCity(now, 9, 15),
      maxPlayers: 0,
      mapSelection: 'Purgatorio',
      format: 'puntos',
      entryFee: '1.50',
      prizePool: '1er: $1,000 MXN, 2do: $500 MXN, 3er: TBD',
      prize: '$1,500 MXN en premios',
      rules: shortRules,
    }),
  ];
}

function closedOnes(now: Date): DemoTournament[] {
  const held = holding(blank(now));
  return [
    held(37, {
      id: 'reto-alpine',
      name: 'Reto Alpine',
      description: 'Nieve, vehículos y poca cobertura. Ya se juega: tres partidas van y tres faltan.',
      date: fullHourAfter(now, -4),
      endDate: mexicoCity(now, 1, 23),
      registrationDeadline: mexicoCity(now, -1, 20),
      mapSelection: 'Alpine',
      format: 'puntos',
      rules: pointsRules,
    }),
    held(32, {
      id: 'clasico-purgatorio',
      name: 'Clásico Purgatorio',
      description: 'Se llenó en dos días. Quedan los mejores 32 de la comunidad.',
      date: mexicoCity(now, 4, 19),
      endDate: mexicoCity(now, 4, 23),
      registrationDeadline: mexicoCity(now, 4, 12),
      maxPlayers: 32,
      mapSelection: 'Purgatorio',
      rules: rulesAsText,
      waitingList: 'automatic',
      waitingPlayers: 3,
      lastInLine: 3,
    }),
    held(48, {
      id: 'copa-de-apertura',
      name: 'Copa de Apertura',
      description: 'Así empezó la temporada. Gracias a los 48 que saltaron del avión.',
      date: mexicoCity(now, -7, 18),
      endDate: mexicoCity(now, -7, 22),
      registrationDeadline: mexicoCity(now, -8, 23),
      format: 'puntos',
      rules: pointsRules,
      publishedAt: mexicoCity(now, -20, 12),
    }),
  ];
}

function unfinishedOnes(now: Date): DemoTournament[] {
  const held = holding(blank(now));
  return [
    held(8, {
      id: 'duelo-de-duos',
      name: 'Duelo de Dúos',
      description: 'Trae a tu mejor compañía. Las reglas de la modalidad dúo se publican esta semana.',
      date: mexicoCity(now, 12, 19),
      endDate: mexicoCity(now, 12, 22),
      registrationDeadline: mexicoCity(now, 11, 23),
      maxPlayers: 24,
      modality: 'Dúo',
      teamSize: 2,
      rules: '',
    }),
    held(5, {
      id: 'final-de-temporada',
      name: 'Final de Temporada',
      description: 'La final grande, en escuadras. La fecha depende de los clasificados; aparta tu lugar desde ya.',
      maxPlayers: 12,
      modality: 'Escuadra',
      teamSize: 4,
      prizePool: '1er: $200 USD, 2do: TBD, 3er: TBD',
      prize: '$200 USD',
    }),
    held(0, {
      id: 'torneo-aniversario',
      name: 'Torneo Aniversario',
      description: 'Celebramos un año más de la comunidad. Pronto abrimos inscripciones.',
      date: mexicoCity(now, 26, 17),
      maxPlayers: 100,
      prizePool: '1er: TBD, 2do: TBD, 3er: TBD',
      prize: '',
      format: 'puntos',
      rules: shortRules,
      linkedFormId: null,
    }),
  ];
}

function hiddenOnes(now: Date): DemoTournament[] {
  const held = holding({ ...blank(now), publishedAt: null });
  return [
    held(0, {
      id: 'madrugada-express',
      name: 'Madrugada Express',
      description: 'Para los que no duermen: tres partidas rápidas y a la cama.',
      date: mexicoCity(now, 6, 1),
      registrationDeadline: mexicoCity(now, 5, 22),
      maxPlayers: 20,
      status: 'scheduled',
      publishDate: new Date(now.getTime() + 2 * MINUTE),
      format: 'puntos',
      rules: shortRules,
    }),
    held(0, {
      id: 'borrador-navidad',
      name: 'Copa de Fin de Año (borrador)',
      description: 'Idea: cuatro mapas, un solo campeón. Falta cerrar los premios.',
      maxPlayers: 80,
      status: 'draft',
      prizePool: '1er: TBD, 2do: TBD, 3er: TBD',
      prize: '',
    }),
  ];
}

/** Over for so long that the lists no longer carry them: their competitions are history. */
function pastOnes(now: Date): DemoTournament[] {
  const held = holding({
    ...blank(now),
    modality: 'Escuadra',
    teamSize: 4,
    format: 'puntos',
    maxPlayers: 18,
    rules: shortRules,
  });
  return [
    held(18, {
      id: 'copa-de-escuadras',
      name: 'Copa de Escuadras',
      description: 'Dieciocho escuadras, seis partidas. Se corrigió una después de ver la grabación.',
      date: mexicoCity(now, -38, 19),
      endDate: mexicoCity(now, -38, 23),
      registrationDeadline: mexicoCity(now, -39, 23),
      publishedAt: mexicoCity(now, -50, 12),
    }),
    held(18, {
      id: 'choque-de-escuadras',
      name: 'Choque de Escuadras',
      description: 'Tres partidas y un empate que decidió un Booyah.',
      date: mexicoCity(now, -45, 19),
      endDate: mexicoCity(now, -45, 23),
      registrationDeadline: mexicoCity(now, -46, 23),
      publishedAt: mexicoCity(now, -57, 12),
    }),
  ];
}

/** Tournaments for every state that a screen can show, seen from the time of seeding. */
export function demoTournaments(now: Date): DemoTournament[] {
  return [...openOnes(now), ...closedOnes(now), ...unfinishedOnes(now), ...hiddenOnes(now), ...pastOnes(now)];
}
