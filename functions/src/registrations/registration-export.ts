import type { Answers, ConsentState, Question, Registration } from '@arena/domain';
import {
  cellPhone,
  cellText,
  consentStateOf,
  csvFormat,
  exportTitle,
  playersOf,
  reasonText,
  registrationStatusLabel,
  tableTimeText,
  zoneText,
} from '@arena/domain';
import { stringify } from 'csv-stringify/sync';

interface Writing {
  timeZone: string;
  nameOf: (tournamentId: string) => Promise<string>;
}

type Column = readonly [string, (registration: Registration) => string];

/** Lists the captain's teammates with their IDs, for one cell. */
function teammatesText(registration: Registration): string {
  const [, ...others] = playersOf(registration);
  return others.map(({ nickname, freeFireId }) => `${nickname} ${freeFireId}`.trim()).join('; ');
}

const consentText: Record<ConsentState, string> = { none: '', open: 'Falta', given: 'Sí', refused: 'No' };

/** Formats a phone number for spreadsheets. E-mail addresses stay as they are. */
const contactCell = (contact: string) => (contact.includes('@') ? contact : cellPhone(contact));

const columnsIn = (zone: string): readonly Column[] => [
  [exportTitle('fullName'), ({ fullName }) => fullName],
  [exportTitle('freeFireId'), ({ freeFireId }) => freeFireId],
  [exportTitle('email'), ({ email }) => email],
  [exportTitle('phone'), ({ phone }) => cellPhone(phone)],
  [exportTitle('status'), ({ status }) => registrationStatusLabel[status]],
  [`Inscripción (${zoneText(zone)})`, ({ createdAt }) => tableTimeText(createdAt, zone)],
  [`Decisión (${zoneText(zone)})`, ({ decidedAt }) => tableTimeText(decidedAt, zone)],
  ['Motivo', (registration) => reasonText(registration) ?? ''],
  [exportTitle('nickname'), ({ nickname }) => nickname],
  [exportTitle('team'), ({ team }) => team?.name ?? ''],
  [exportTitle('mates'), teammatesText],
  [exportTitle('guardianName'), ({ guardian }) => guardian?.name ?? ''],
  ['Permiso del tutor', (registration) => consentText[consentStateOf(registration)]],
  [exportTitle('guardianContact'), ({ guardian }) => contactCell(guardian?.contact ?? '')],
];

const textOf = (answer: Answers[string] | undefined) => [answer ?? []].flat().join('; ');

/** Answers to deleted questions, for one cell. */
function otherAnswers(answers: Answers, questions: readonly Pick<Question, 'id'>[]): string {
  const known = new Set(questions.map(({ id }) => id));
  return Object.entries(answers)
    .filter(([id]) => !known.has(id))
    .map(([id, answer]) => `${id}: ${textOf(answer)}`)
    .join(' | ');
}

type Pages = AsyncIterable<readonly Registration[]>;

/** Leaves out inactive questions without an answer. Reads no further than the last one is answered. */
export async function exportedQuestions(pages: Pages, questions: readonly Question[]): Promise<Question[]> {
  const unanswered = new Set(questions.filter(({ active }) => !active).map(({ id }) => id));
  if (unanswered.size === 0) return [...questions];
  for await (const page of pages) {
    for (const { answers } of page) {
      for (const [id, answer] of Object.entries(answers)) if (textOf(answer) !== '') unanswered.delete(id);
    }
    if (unanswered.size === 0) break;
  }
  return questions.filter(({ id }) => !unanswered.has(id));
}

function toCsv(rows: readonly (readonly string[])[], bom: boolean): string {
  return stringify(
    rows.map((row) => row.map(cellText)),
    { ...csvFormat, bom },
  );
}

/** Streams registrations as CSV for spreadsheets, with one column for each question. */
export async function* csvOf(
  pages: Pages,
  questions: readonly Pick<Question, 'id' | 'text'>[],
  { timeZone, nameOf }: Writing,
): AsyncGenerator<string> {
  const columns = columnsIn(timeZone);
  const titles = [...columns.map(([title]) => title), ...questions.map(({ text }) => text), 'Otras respuestas'];
  yield toCsv([['Torneo', ...titles]], true);
  for await (const page of pages) {
    const names = new Map<string, string>();
    for (const { tournamentId } of page) names.set(tournamentId, await nameOf(tournamentId));
    const rows = page.map((registration) => [
      names.get(registration.tournamentId) ?? '',
      ...columns.map(([, read]) => read(registration)),
      ...questions.map(({ id }) => textOf(registration.answers[id])),
      otherAnswers(registration.answers, questions),
    ]);
    yield toCsv(rows, false);
  }
}

/** Streams the same registrations in the usual response envelope. */
export async function* jsonOf(pages: Pages): AsyncGenerator<string> {
  yield '{"success":true,"data":[';
  let separator = '';
  for await (const page of pages) {
    for (const { networkHash: _inside, ...registration } of page) {
      yield separator + JSON.stringify(registration);
      separator = ',';
    }
  }
  yield ']}';
}
