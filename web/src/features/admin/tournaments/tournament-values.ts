import {
  checkTournament,
  communityCurrency,
  emptyTournament,
  type FieldErrors,
  fieldText,
  formatPrizePool,
  isOnePrize,
  limits,
  parsePrizePool,
  problemsIn,
  TeamSize,
  type Tournament,
  TournamentFields,
  tooLongText,
  usualConfirmations,
  WaitingList,
} from '@arena/domain';
import { z } from '@arena/domain/zod';
import { sameBy } from '#lib/editing/drafts.ts';
import { isEqual } from '#lib/editing/merge-edits.ts';
import { fromLocalText, toLocalText } from '#lib/time/local-time.ts';
import { storedAs, suggestionText } from './fields/suggestions.ts';

/** The stored fields that the editor writes. */
export type EditedFields = TournamentFields;

const text = z.string();

/**
 * Control values of the editor. Times are texts of `<input type="datetime-local">` in the organiser's zone, numbers are
 * typed texts, a missing link is empty. `posterOnItsWay` and `sponsorOnItsWay` block saving until the upload is done,
 * and are never stored. `confirms`, `guardianConsent`, `asksNickname` and `unlisted` are empty for no. Drafts of an earlier version have other
 * fields, and lack those with a default.
 */
export const TournamentValues = z.object({
  name: text,
  description: text,
  date: text,
  endDate: text,
  registrationDeadline: text,
  maxPlayers: text,
  reservedPlaces: text.default(''),
  poster: text.default(''),
  // A restored draft has no running upload.
  posterOnItsWay: text.default('').transform(() => ''),
  sponsorName: text.default(''),
  sponsorPicture: text.default(''),
  sponsorOnItsWay: text.default('').transform(() => ''),
  sponsorWebsite: text.default(''),
  modality: text,
  teamSize: text.default('1'),
  gameMode: text,
  mapSelection: text,
  format: text,
  firstPlacePrize: text,
  secondPlacePrize: text,
  thirdPlacePrize: text,
  prize: text,
  entryFee: text,
  rules: z.array(z.strictObject({ text })),
  linkedFormId: text,
  guardianConsent: text.default('sí'),
  asksNickname: text.default(''),
  unlisted: text.default(''),
  waitingList: text.default('off'),
  confirms: text.default(''),
  enrolmentHours: text.default('24'),
  matchFromHours: text.default('24'),
  matchUntilHours: text.default('2'),
  finalUntilMinutes: text.default(''),
  status: text,
  publishDate: text,
});
export type TournamentValues = z.infer<typeof TournamentValues>;

export const tournamentLabels: Record<keyof TournamentValues, string> = {
  name: 'Nombre',
  description: 'Descripción',
  date: 'Empieza',
  endDate: 'Termina',
  registrationDeadline: 'Cierre de inscripciones',
  maxPlayers: 'Cupos',
  reservedPlaces: 'Reservados por invitación',
  modality: 'Modalidad',
  teamSize: 'Cada inscripción es de',
  gameMode: 'Modo',
  mapSelection: 'Mapa',
  format: 'Formato',
  entryFee: `Costo de inscripción (${communityCurrency})`,
  firstPlacePrize: '1er lugar',
  secondPlacePrize: '2do lugar',
  thirdPlacePrize: '3er lugar',
  prize: 'Premio en una frase',
  rules: 'Reglas',
  linkedFormId: 'Inscripciones abiertas',
  poster: 'Póster',
  posterOnItsWay: 'Póster',
  sponsorName: 'Nombre de quien patrocina',
  sponsorPicture: 'Imagen de quien patrocina',
  sponsorOnItsWay: 'Imagen de quien patrocina',
  sponsorWebsite: 'Enlace de quien patrocina',
  guardianConsent: 'Menores de 18',
  asksNickname: 'Apodo en Free Fire',
  unlisted: 'Solo por su enlace',
  confirms: 'Confirmaciones',
  waitingList: 'Lista de espera',
  enrolmentHours: 'Horas para confirmar la inscripción',
  matchFromHours: 'Horas antes: se abre',
  matchUntilHours: 'Horas antes: se cierra',
  finalUntilMinutes: 'Minutos antes de la final: se cierra',
  status: 'Publicación',
  publishDate: 'Se publica',
};

export function tournamentValuesOf(tournament: EditedSource | null): TournamentValues {
  const from = tournament ?? { ...emptyTournament, name: '' };
  const { firstPlacePrize, secondPlacePrize, thirdPlacePrize } = parsePrizePool(from.prizePool);
  const hours = from.confirmations ?? usualConfirmations;
  return {
    name: from.name,
    description: from.description,
    date: toLocalText(from.date),
    endDate: toLocalText(from.endDate),
    registrationDeadline: toLocalText(from.registrationDeadline),
    maxPlayers: from.maxPlayers === 0 ? '' : String(from.maxPlayers),
    reservedPlaces: from.reservedPlaces === 0 ? '' : String(from.reservedPlaces),
    // An unknown status counts as a draft.
    status: statusOf(from.status),
    publishDate: toLocalText(from.publishDate),
    gameMode: suggestionText('gameMode', from.gameMode),
    mapSelection: suggestionText('mapSelection', from.mapSelection),
    modality: suggestionText('modality', from.modality),
    teamSize: String(from.teamSize),
    format: suggestionText('format', from.format),
    entryFee: from.entryFee,
    firstPlacePrize: firstPlacePrize ?? '',
    secondPlacePrize: secondPlacePrize ?? '',
    thirdPlacePrize: thirdPlacePrize ?? '',
    prize: from.prize,
    rules: from.rules.map((text) => ({ text })),
    linkedFormId: from.linkedFormId ?? '',
    poster: from.poster ?? '',
    posterOnItsWay: '',
    sponsorName: from.sponsor?.name ?? '',
    sponsorPicture: from.sponsor?.picture ?? '',
    sponsorOnItsWay: '',
    sponsorWebsite: from.sponsor?.website ?? '',
    guardianConsent: from.guardianConsent ? 'sí' : '',
    asksNickname: from.asksNickname ? 'sí' : '',
    unlisted: from.unlisted ? 'sí' : '',
    confirms: from.confirmations === null ? '' : 'sí',
    waitingList: from.waitingList,
    enrolmentHours: String(hours.enrolmentHours),
    matchFromHours: String(hours.matchFromHours),
    matchUntilHours: String(hours.matchUntilHours),
    finalUntilMinutes: String(hours.finalUntilMinutes ?? ''),
  };
}

type EditedSource = Pick<Tournament, Exclude<keyof EditedFields, 'status'>> & { status: string };

function statusOf(status: string): EditedFields['status'] {
  return status === 'scheduled' || status === 'published' ? status : 'draft';
}

function sponsorOf({ sponsorName, sponsorPicture, sponsorWebsite }: TournamentValues): EditedFields['sponsor'] {
  const sponsor = { name: sponsorName.trim(), picture: sponsorPicture, website: sponsorWebsite.trim() };
  return Object.values(sponsor).every((part) => part === '') ? null : sponsor;
}

/** Returns the fields of the controls, before validation. */
export function tournamentFieldsOf(values: TournamentValues): EditedFields {
  const { firstPlacePrize, secondPlacePrize, thirdPlacePrize } = values;
  const status = statusOf(values.status);
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    date: fromLocalText(values.date),
    endDate: fromLocalText(values.endDate),
    registrationDeadline: fromLocalText(values.registrationDeadline),
    maxPlayers: Number(values.maxPlayers.trim() || '0'),
    reservedPlaces: Number(values.reservedPlaces.trim() || '0'),
    status,
    publishDate: fromLocalText(values.publishDate),
    gameMode: storedAs('gameMode', values.gameMode),
    mapSelection: storedAs('mapSelection', values.mapSelection),
    modality: storedAs('modality', values.modality),
    teamSize: TeamSize.catch(1).parse(Number(values.teamSize)),
    format: storedAs('format', values.format),
    entryFee: values.entryFee.trim().replace(',', '.') || '0',
    prizePool: formatPrizePool({
      firstPlacePrize: firstPlacePrize.trim() || null,
      secondPlacePrize: secondPlacePrize.trim() || null,
      thirdPlacePrize: thirdPlacePrize.trim() || null,
    }),
    prize: values.prize.trim(),
    rules: values.rules.map(({ text }) => text.trim()).filter((text) => text !== ''),
    linkedFormId: values.linkedFormId || null,
    poster: values.poster || null,
    sponsor: sponsorOf(values),
    guardianConsent: values.guardianConsent !== '',
    asksNickname: values.asksNickname !== '',
    unlisted: values.unlisted !== '',
    waitingList: WaitingList.catch('off').parse(values.waitingList),
    confirmations:
      values.confirms === ''
        ? null
        : {
            enrolmentHours: Number(values.enrolmentHours.trim() || Number.NaN),
            matchFromHours: Number(values.matchFromHours.trim() || Number.NaN),
            matchUntilHours: Number(values.matchUntilHours.trim() || Number.NaN),
            finalUntilMinutes: values.finalUntilMinutes.trim() === '' ? null : Number(values.finalUntilMinutes.trim()),
          },
  };
}

const sponsorControls: Record<string, string> = { picture: 'sponsorPicture', website: 'sponsorWebsite' };

/** Returns the control for a field's message. */
export function controlOf(field: string): string {
  const [whole = '', part] = field.split('.');
  if (whole === 'confirmations') return part ?? 'matchUntilHours';
  if (whole === 'sponsor') return sponsorControls[part ?? ''] ?? 'sponsorName';
  return whole === 'prizePool' ? 'firstPlacePrize' : whole;
}

const PLACES = ['firstPlacePrize', 'secondPlacePrize', 'thirdPlacePrize'] as const;
const TIMES = ['date', 'endDate', 'registrationDeadline', 'publishDate'] as const;

const ON_ITS_WAY = 'Espera a que termine de subir la imagen';

/** Returns problems of the controls: an incomplete date, an ambiguous prize, a rule that is too long. */
function problemsOfControls(values: TournamentValues): FieldErrors {
  const problems: FieldErrors = {};
  for (const time of TIMES) {
    if (values[time] !== '' && fromLocalText(values[time]) === null) problems[time] = fieldText.instant;
  }
  for (const place of PLACES) {
    if (!isOnePrize(values[place])) problems[place] = 'Escribe aquí un solo premio';
  }
  if (values.posterOnItsWay !== '') problems.posterOnItsWay = ON_ITS_WAY;
  if (values.sponsorOnItsWay !== '') problems.sponsorOnItsWay = ON_ITS_WAY;
  if (tournamentFieldsOf(values).sponsor?.picture === '') problems.sponsorPicture = 'Elige una imagen';
  values.rules.forEach(({ text }, index) => {
    const most = limits.tournament.ruleCharacters;
    if (text.trim().length > most) problems[`rules.${index}.text`] = tooLongText(most);
  });
  return problems;
}

/** Maps controls to problems; empty without problems. */
export function problemsWithTournament(values: TournamentValues): FieldErrors {
  const fields = tournamentFieldsOf(values);
  const single = problemsIn(TournamentFields.safeParse(fields).error, controlOf);
  const own = problemsOfControls(values);
  const hasLongRule = Object.keys(own).some((control) => control.startsWith('rules.'));
  if (hasLongRule) delete single.rules;
  const between = Object.entries(checkTournament(fields)).map(([field, message]) => [controlOf(field), message]);
  return { ...Object.fromEntries(between), ...single, ...own };
}

/** True if two sets of values would be stored the same. */
export const isSameTournament = sameBy(tournamentFieldsOf);

type Changes = Partial<EditedFields>;

/** Returns the fields that differ from another tournament's. */
function differenceOf(fields: EditedFields, other: EditedFields): Changes {
  const keys = Object.keys(fields).filter(isEditedField);
  return Object.fromEntries(keys.filter((key) => !isEqual(fields[key], other[key])).map((key) => [key, fields[key]]));
}

/** True if the editor writes the field. */
function isEditedField(key: string): key is keyof EditedFields {
  return key in TournamentFields.shape;
}

/**
 * Returns changed fields, compared with `base` as the controls show it. An untouched time keeps its seconds. A changed
 * mode includes the team size, which would be derived from it otherwise.
 */
export function changesIn(values: TournamentValues, base: Tournament): Changes {
  const fields = tournamentFieldsOf(values);
  const changes = differenceOf(fields, tournamentFieldsOf(tournamentValuesOf(base)));
  return changes.modality === undefined ? changes : { ...changes, teamSize: fields.teamSize };
}

/**
 * True if a tournament has all sent fields, so it was written even if no answer came. A scheduled one may have been
 * published since.
 */
export function hasFields(tournament: Tournament, sent: Changes): boolean {
  const wanted = TournamentFields.partial().safeParse(sent).data ?? {};
  const isTimed = wanted.status === 'scheduled' && wanted.publishDate !== undefined;
  const has = isTimed && tournament.status === 'published' ? { ...tournament, status: 'scheduled' } : tournament;
  return Object.entries(wanted).every(([key, value]) => isEditedField(key) && isEqual(has[key], value));
}
