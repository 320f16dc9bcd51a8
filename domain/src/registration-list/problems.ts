import { withoutLeadingZeros } from '../registration/free-fire-id.ts';
import { Guardian } from '../registration/guardian.schema.ts';
import { FreeFireId, phoneOr, RegistrationFields } from '../registration/registration.schema.ts';
import { playersOf, repeatedIds } from '../registration/team.ts';
import { EmailAddress } from '../text/text.ts';
import type { TeamSize } from '../tournament/modes.schema.ts';
import { teamText } from '../tournament/team-size.ts';
import { isShortened, type ListedFields, type ListedRegistration } from './listed.ts';

function idProblem(id: string): string | null {
  if (isShortened(id)) return `«${id}» no es un ID: la hoja lo recortó. Pon esa columna como texto y cópiala otra vez.`;
  const said = FreeFireId.safeParse(id).error?.issues[0]?.message ?? null;
  return said === null || id === '' ? said : `«${id}»: ${said}`;
}

/** Says the number of players of a team, such as '4 por escuadra'. */
export function teamSizeText(teamSize: TeamSize): string {
  return `en este torneo son ${teamSize} por ${teamText[teamSize].one}`;
}

function sizeProblem({ team }: ListedFields, teamSize: TeamSize): string | null {
  if (team === null || team.players.length === teamSize - 1) return null;
  return `«${team.name}» tiene ${team.players.length + 1} jugadores: ${teamSizeText(teamSize)}.`;
}

function guardianProblem({ guardian }: ListedFields): string | null {
  if (guardian === null) return null;
  const { name, contact } = Guardian.shape;
  const said = name.safeParse(guardian.name).error ?? (guardian.contact && contact.safeParse(guardian.contact).error);
  return said ? `Tutor: ${said.issues[0]?.message ?? ''}` : null;
}

/** Checks a row: lists its problems, and puts its texts into the form in which they are stored. */
export function checkRow(row: ListedRegistration, teamSize: TeamSize): void {
  const { fields } = row;
  const { phone, email, team } = fields;
  const players = team?.players ?? [];
  // One player too many has a message of its own.
  const shown = players.slice(0, teamSize - 1).map((each) => ({ ...each, freeFireId: '12345678' }));
  const names = RegistrationFields.pick({ fullName: true, nickname: true, team: true }).safeParse({
    fullName: fields.fullName,
    ...(fields.nickname === '' ? {} : { nickname: fields.nickname }),
    ...(team === null ? {} : { team: { ...team, players: shown } }),
  });
  const phones = phone === '' ? null : phoneOr('').safeParse(phone);
  const emails = email === '' ? null : EmailAddress.safeParse(email);
  const problems = [
    ...playersOf(fields).map(({ freeFireId }) => idProblem(freeFireId)),
    ...Object.values(repeatedIds(fields)),
    sizeProblem(fields, teamSize),
    ...[names, phones, emails].flatMap((each) => each?.error?.issues.map(({ message }) => message) ?? []),
    guardianProblem(fields),
  ];
  row.problems.push(...problems.filter((each) => each !== null));
  const { fullName = fields.fullName, nickname = fields.nickname, team: named } = names.data ?? {};
  const mates = players.map((each, at) => ({
    nickname: named?.players[at]?.nickname ?? each.nickname,
    freeFireId: withoutLeadingZeros(each.freeFireId),
  }));
  Object.assign(fields, {
    fullName,
    nickname,
    freeFireId: withoutLeadingZeros(fields.freeFireId),
    phone: phones?.data ?? phone,
    email: emails?.data ?? email,
    team: team && { name: named?.name ?? team.name, players: mates },
  } satisfies Partial<ListedFields>);
}

/** Drops a phone that a spreadsheet has rounded, with a note. */
export function dropShortenedPhone({ fields, notes }: ListedRegistration): void {
  if (!isShortened(fields.phone)) return;
  notes.push(`«${fields.phone}» no es un teléfono: la hoja lo recortó. Entra sin teléfono.`);
  fields.phone = '';
}

/** Marks repeated IDs with the line that has them first. */
export function markRepeated(rows: readonly ListedRegistration[]): void {
  const first = new Map<string, number>();
  for (const { line, fields, problems } of rows) {
    for (const { freeFireId: id } of playersOf(fields)) {
      const before = first.get(id);
      if (before !== undefined && before !== line && id !== '')
        problems.push(`El ID ${id} ya está en la línea ${before}.`);
      first.set(id, before ?? line);
    }
  }
}
