import { type AuditRecord, isDocumentId, namedIn, tournamentOf } from '@arena/domain';

const isKind = (kind: string): kind is keyof typeof namedIn => Object.hasOwn(namedIn, kind);

/** What stands before the slash of a target that names a part of something. */
const whole = (target: string) => target.split('/', 1)[0] ?? '';

/** The path of the document that has the name of what a record is about; null where nothing has one. */
export function subjectOf({ action, target }: Pick<AuditRecord, 'action' | 'target'>): string | null {
  const [kind = ''] = action.split('.', 1);
  const collection = isKind(kind) ? namedIn[kind] : null;
  const id = kind === 'registration' ? tournamentOf(target) : whole(target);
  return collection !== null && isDocumentId(id) ? `${collection}/${id}` : null;
}
