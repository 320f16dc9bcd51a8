import { fieldText } from '../field-texts.ts';
import { DocumentId, PictureId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { hasLetterOrDigit } from '../text/characters.ts';
import { singleLineUpTo, textUpTo } from '../text/text.ts';
import { EnteredInstant } from '../time/instant.schema.ts';
import { toMillis } from '../time/instant.ts';
import { z } from '../zod.ts';
import { Confirmations, usualConfirmations } from './confirmations.schema.ts';
import { TeamSize, WaitingList } from './modes.schema.ts';
import { normalizeRules } from './rules.ts';
import { Sponsor, TournamentStatus } from './tournament.schema.ts';

const bounds = limits.tournament;

const instant = EnteredInstant.nullable();

const tooManyRules = `Usa ${bounds.rules} reglas como máximo`;
const rules = z
  .union(
    [
      textUpTo(bounds.rules * bounds.ruleCharacters),
      z.array(textUpTo(bounds.ruleCharacters)).max(bounds.rules, tooManyRules),
    ],
    'Escribe las reglas',
  )
  .transform(normalizeRules)
  .refine((list) => list.length <= bounds.rules, tooManyRules);

/**
 * The fields that organisers write, each by itself; `checkTournament` checks the rules between them. Instants are ISO
 * 8601 with an offset and become UTC; null clears one.
 */
export const TournamentFields = z.strictObject({
  name: singleLineUpTo(bounds.nameCharacters).refine(hasLetterOrDigit, fieldText.name),
  description: textUpTo(bounds.descriptionCharacters),
  date: instant,
  endDate: instant,
  registrationDeadline: instant,
  maxPlayers: z
    .int(fieldText.wholeNumber)
    .min(0, 'Escribe 0 o más')
    .max(bounds.maxPlayers, `Escribe ${bounds.maxPlayers} o menos`),
  reservedPlaces: z
    .int(fieldText.wholeNumber)
    .min(0, 'Escribe 0 o más')
    .max(bounds.maxPlayers, `Escribe ${bounds.maxPlayers} o menos`),
  status: z.enum(TournamentStatus.options, 'Elige un estado'),
  publishDate: instant,
  gameMode: singleLineUpTo(bounds.labelCharacters),
  mapSelection: singleLineUpTo(bounds.labelCharacters),
  modality: singleLineUpTo(bounds.labelCharacters),
  teamSize: TeamSize,
  format: singleLineUpTo(bounds.labelCharacters),
  entryFee: singleLineUpTo(bounds.labelCharacters).regex(
    /^(\d+(\.\d{1,2})?)?$/,
    'Escribe un monto, por ejemplo 0 o 2.50',
  ),
  prizePool: singleLineUpTo(bounds.prizeCharacters),
  prize: singleLineUpTo(bounds.prizeCharacters),
  rules,
  linkedFormId: DocumentId.nullable(),
  poster: PictureId.nullable(),
  sponsor: Sponsor.nullable(),
  confirmations: Confirmations.nullable(),
  guardianConsent: z.boolean('Elige una opción'),
  asksNickname: z.boolean('Elige una opción'),
  unlisted: z.boolean('Elige una opción'),
  waitingList: z.enum(WaitingList.options, 'Elige qué pasa cuando se llena'),
});
export type TournamentFields = z.infer<typeof TournamentFields>;

/** A new tournament: only its name is required, the rest starts as in `emptyTournament`. */
export const TournamentInput = TournamentFields.partial().required({ name: true });
export type TournamentInput = z.infer<typeof TournamentInput>;

/**
 * A change of some fields. `revision`, if given, is the one that the editor saw; if another organiser has edited the
 * tournament since, the answer is `edit_conflict` and nothing is written.
 */
export const TournamentUpdate = TournamentFields.partial().extend({ revision: z.int().min(0).optional() });
export type TournamentUpdate = z.infer<typeof TournamentUpdate>;

/** Defaults of a new tournament besides its name. */
export const emptyTournament: Omit<TournamentFields, 'name'> = {
  description: '',
  date: null,
  endDate: null,
  registrationDeadline: null,
  maxPlayers: 0,
  reservedPlaces: 0,
  status: 'draft',
  publishDate: null,
  gameMode: '',
  mapSelection: '',
  modality: '',
  teamSize: 1,
  format: '',
  entryFee: '0',
  prizePool: '',
  prize: '',
  rules: [],
  linkedFormId: null,
  poster: null,
  sponsor: null,
  confirmations: usualConfirmations,
  guardianConsent: true,
  asksNickname: false,
  unlisted: false,
  waitingList: 'automatic',
};

type Timed = Pick<
  TournamentFields,
  'date' | 'endDate' | 'registrationDeadline' | 'publishDate' | 'confirmations' | 'maxPlayers' | 'reservedPlaces'
> & {
  status: string;
};

function isAfter(later: string | null, earlier: string | null): boolean {
  const [a, b] = [toMillis(later), toMillis(earlier)];
  return a !== null && b !== null && a > b;
}

/** Maps fields to problems between them; empty without problems. */
export function checkTournament(tournament: Timed): Record<string, string> {
  const { date, endDate, registrationDeadline, status, publishDate, confirmations } = tournament;
  const { maxPlayers, reservedPlaces } = tournament;
  const problems: Record<string, string> = {};
  if (status === 'scheduled' && publishDate === null) problems.publishDate = 'Elige cuándo se publica el torneo';
  if (isAfter(date, endDate)) problems.endDate = 'El final no puede ser antes del inicio';
  if (isAfter(registrationDeadline, date)) {
    problems.registrationDeadline = 'El cierre de inscripciones no puede ser después del inicio';
  }
  if (reservedPlaces > maxPlayers) {
    problems.reservedPlaces =
      maxPlayers === 0
        ? 'Para reservar cupos, escribe antes el máximo de inscripciones'
        : `Escribe ${maxPlayers} o menos`;
  }
  if (confirmations !== null && confirmations.matchUntilHours >= confirmations.matchFromHours) {
    problems.confirmations = 'La confirmación tiene que cerrar después de abrir';
  }
  return problems;
}
