import {
  counted,
  countryHoursText,
  errorText,
  type Form,
  freeSeats,
  type HistoryPage,
  moneyText,
  type PlayerHistory,
  type PublicTournament,
  parsePrizePool,
  podiumPrizes,
  type StandingsFile,
  shortDateText,
  teamText,
} from '@arena/domain';
import { config } from '#lib/config.ts';
import { entryFeeText } from '#lib/entry-fee.ts';
import { screens } from '../app/routes.ts';
import { standingsLine } from '../features/standings/standings-texts';
import type { ServedPage } from './pages.ts';

/** A page's title and description, for tabs, search engines and chats. */
export interface PageTexts {
  title: string;
  description: string;
}

const DESCRIPTION_LIMIT = 200;

function seatsText(tournament: PublicTournament): string {
  const free = freeSeats(tournament);
  if (free === null) return 'Sin límite de cupos';
  if (free === 0) return 'Cupos llenos';
  const left = free === 1 ? 'Queda 1 cupo' : `Quedan ${free} cupos`;
  return tournament.teamSize === 1 ? left : `${left} para ${teamText[tournament.teamSize].many}`;
}

/** Returns the prize in the organiser's words, else the first prize; empty if unknown. */
export function prizeSentence({ prize, prizePool }: PublicTournament): string {
  return prize || (parsePrizePool(prizePool).firstPlacePrize ?? '');
}

/** Lists all prizes: '1er $50 • 2do $30 • Pase élite para el MVP'; empty if unknown. */
export function allPrizesText({ prize, prizePool }: Pick<PublicTournament, 'prize' | 'prizePool'>): string {
  const places = podiumPrizes(prizePool);
  const isSaid = places.some((each) => each.prize === prize);
  return [...places.map(({ place, prize: won }) => `${place} ${won}`), isSaid ? '' : prize].filter(Boolean).join(' • ');
}

/** Says who registers, and for how much: 'Escuadra • Gratis'. */
export function entryText({ teamSize, entryFee }: Pick<PublicTournament, 'teamSize' | 'entryFee'>): string {
  const fee = entryFeeText(entryFee);
  return `${teamText[teamSize].label} • ${fee === null ? 'Gratis' : `Inscripción ${fee}`}`;
}

/** Summarises a tournament in one line: date in the hours of the community's countries, prize, fee and seats. */
export function tournamentLine(tournament: PublicTournament): string {
  const { date } = tournament;
  const when = [shortDateText(date, config.timeZone), countryHoursText(date)].filter(Boolean).join(', ');
  const prize = prizeSentence(tournament);
  const fee = entryFeeText(tournament.entryFee);
  return [when, prize && `Premio: ${prize}`, fee && `Inscripción ${fee}`, seatsText(tournament)]
    .filter(Boolean)
    .join(' · ');
}

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LIMIT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LIMIT))}…`;
}

function describe(tournament: PublicTournament): string {
  return shortened(`${tournamentLine(tournament)}. ${tournament.description}`.trim());
}

const titleOf = {
  tournament: (name: string) => name,
  rules: (name: string) => `Reglas de ${name}`,
  register: (name: string) => `Inscríbete en ${name}`,
} as const;

function ofTournament(kind: keyof typeof titleOf, tournament: PublicTournament | null): PageTexts {
  if (tournament === null) {
    return {
      title: errorText.tournament_not_found,
      description: 'El torneo que buscas no existe o ya no está publicado.',
    };
  }
  return { title: titleOf[kind](tournament.name), description: describe(tournament) };
}

function ofStandings(tournament: PublicTournament | null, standings: StandingsFile | null): PageTexts {
  if (tournament === null || standings === null) return ofTournament('tournament', null);
  const description = `${standingsLine(standings)}. Tabla, partidas y correcciones, partida por partida.`;
  return { title: `Tabla de ${tournament.name}`, description: shortened(description) };
}

function ofHistory(past: HistoryPage | null): PageTexts {
  const [last] = past?.tournaments ?? [];
  const champion = last?.podium.find(({ place }) => place === 1);
  const latest = champion === undefined ? '' : ` El último campeón: ${champion.name}, en ${last?.name}.`;
  return { title: 'Historial', description: `Los torneos pasados con sus campeones, podios y récords.${latest}` };
}

function ofPrizes(past: HistoryPage | null): PageTexts {
  const delivered = (past?.prizes.delivered ?? []).map(moneyText).join(' y ');
  const sum = delivered === '' ? '' : ` Entregado hasta hoy: ${delivered}.`;
  return { title: 'Premios', description: `Cada premio de cada torneo: de quién es, para cuándo y si ya llegó.${sum}` };
}

function ofForm(form: Form | null): PageTexts {
  return { title: form?.title || 'Formulario', description: shortened(form?.description || config.tagline) };
}

function ofPlayer(player: PlayerHistory | null): PageTexts {
  if (player === null) return { title: 'Jugador no encontrado', description: config.tagline };
  const { nickname, appearances } = player;
  const titles = appearances.filter(({ place }) => place === 1).length;
  const played = counted(appearances.length, 'torneo', 'torneos');
  return { title: nickname, description: `${played}, ${counted(titles, 'título', 'títulos')} en ${config.product}.` };
}

/** The record of a page; null if there is none. */
export interface Subject {
  tournament: PublicTournament | null;
  standings?: StandingsFile | null;
  past?: HistoryPage | null;
  player?: PlayerHistory | null;
  form?: Form | null;
}

export function textsOf(page: ServedPage, subject: Subject): PageTexts {
  const { tournament, standings = null, past = null, player = null, form = null } = subject;
  switch (page.kind) {
    case 'home':
      return {
        title: config.product,
        description: `${config.tagline} Lee las reglas, inscríbete y juega por premios.`,
      };
    case 'tournaments':
    case 'choose':
    case 'myRegistration': {
      const { title, description } = screens[page.kind];
      return { title, description };
    }
    case 'standings':
      return ofStandings(tournament, standings);
    case 'tournament':
    case 'rules':
    case 'register':
      return ofTournament(page.kind, tournament);
    case 'history':
      return ofHistory(past);
    case 'prizes':
      return ofPrizes(past);
    case 'player':
      return ofPlayer(player);
    case 'form':
      return ofForm(form);
    case 'unknown':
      return { title: 'Página no encontrada', description: config.tagline };
  }
}
