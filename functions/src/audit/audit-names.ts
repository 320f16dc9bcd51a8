import {
  AuditAction,
  type AuditRecord,
  auditedCollection,
  auditedTournament,
  Entry,
  entryName,
  isDocumentId,
  type ListedAuditRecord,
  Match,
} from '@arena/domain';
import { z } from 'zod';
import type { Database } from '../platform/firestore.ts';

type Audited = Pick<AuditRecord, 'action' | 'target' | 'before' | 'after'>;

/** Paths of the documents that contain the names of a record's subject. Null if there is none. */
interface Paths {
  subject: string | null;
  part: string | null;
}

function pathIn(collection: string, id: string | undefined): string | null {
  return id !== undefined && isDocumentId(id) ? `${collection}/${id}` : null;
}

/** Path of the match or entry in a record of a competition. */
function partPath({ action, target, before, after }: Audited): string | null {
  const [id = '', part] = target.split('/');
  const competition = pathIn('competitions', id);
  if (competition === null) return null;
  const [kind] = action.split('.');
  if (kind === 'match' || kind === 'room') return pathIn(`${competition}/matches`, part);
  if (kind === 'entry') return pathIn(`${competition}/entries`, part);
  const entryId = (after ?? before)?.entryId;
  return kind === 'adjustment' && typeof entryId === 'string' ? pathIn(`${competition}/entries`, entryId) : null;
}

export function pathsOf(record: Audited): Paths {
  const action = AuditAction.safeParse(record.action).data;
  if (action === undefined) return { subject: null, part: null };
  const collection = auditedCollection(action);
  const id = auditedTournament({ action, target: record.target }) ?? record.target.split('/')[0];
  return { subject: collection && pathIn(collection, id), part: partPath(record) };
}

const Named = z.object({ name: z.string().catch(''), title: z.string().catch(''), text: z.string().catch('') });
const Stages = z.array(z.object({ id: z.string(), groups: z.array(z.object({ id: z.string(), name: z.string() })) }));

/** Names a match as the screens do: 'Partida 3 · Grupo B'. */
function matchName({ stageId, groupId, number }: Pick<Match, 'stageId' | 'groupId' | 'number'>, stages: unknown) {
  const stage = Stages.safeParse(stages).data?.find(({ id }) => id === stageId);
  const group = stage && stage.groups.length > 1 ? stage.groups.find(({ id }) => id === groupId) : undefined;
  return group === undefined ? `Partida ${number}` : `Partida ${number} · ${group.name}`;
}

const MatchName = Match.pick({ stageId: true, groupId: true, number: true });
const EntryName = Entry.pick({ name: true, players: true });

/** Reads the current names of the records' subjects. Missing and unnamed documents are left out. */
export async function readNames(db: Database, records: readonly AuditRecord[]): Promise<ListedAuditRecord[]> {
  const paths = records.map(pathsOf);
  const parts = paths.flatMap(({ part }) => part ?? []);
  const plans = parts.flatMap((path) => (path.includes('/matches/') ? path.split('/matches/').slice(0, 1) : []));
  const documents = [...new Set([...paths.flatMap(({ subject }) => subject ?? []), ...parts, ...plans])];
  if (documents.length === 0) return records.map((record) => ({ ...record, subject: null, part: null }));
  const fieldMask = ['name', 'title', 'text', 'players', 'stageId', 'groupId', 'number', 'stages'];
  const found = await db.getAll(...documents.map((path) => db.doc(path)), { fieldMask });
  const fieldsAt = new Map(found.map((document) => [document.ref.path, document.data()]));

  const nameAt = (path: string | null): string | null => {
    const fields = path === null ? undefined : fieldsAt.get(path);
    const match = MatchName.safeParse(fields).data;
    if (match !== undefined) return matchName(match, fieldsAt.get(path?.split('/matches/')[0] ?? '')?.stages);
    const entry = EntryName.safeParse(fields).data;
    if (entry !== undefined) return entryName(entry);
    const { name, title, text } = Named.parse(fields ?? {});
    return name || title || text || null;
  };
  return records.map((record, index) => ({
    ...record,
    subject: nameAt(paths[index]?.subject ?? null),
    part: nameAt(paths[index]?.part ?? null),
  }));
}
