import { type AuditRecord, isDocumentId, tournamentOf } from '@arena/domain';

type Told = Pick<AuditRecord, 'action' | 'target'>;

/** What stands before the slash of a target that names a part of something. */
const whole = (target: string) => target.split('/', 1)[0] ?? '';

/** The collection and the id of what each kind of record is about, as far as it has a name. */
const places: Readonly<Record<string, (target: string) => readonly [string, string]>> = {
  tournament: (target) => ['tournaments', target],
  registration: (target) => ['tournaments', tournamentOf(target)],
  question: (target) => ['questions', target],
  form: (target) => ['forms', target],
  response: (target) => ['forms', whole(target)],
  competition: (target) => ['tournaments', whole(target)],
  entry: (target) => ['tournaments', whole(target)],
  match: (target) => ['tournaments', whole(target)],
  adjustment: (target) => ['tournaments', whole(target)],
  prize: (target) => ['tournaments', whole(target)],
  room: (target) => ['tournaments', whole(target)],
};

/** The path of the document that has the name of what a record is about; null where nothing has one. */
export function subjectOf({ action, target }: Told): string | null {
  const place = places[action.split('.', 1)[0] ?? '']?.(target);
  if (place === undefined) return null;
  const [collection, id] = place;
  return isDocumentId(id) ? `${collection}/${id}` : null;
}
