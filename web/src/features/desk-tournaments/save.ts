import type { Tournament } from '@arena/domain';
import { ApiError } from '../../lib/api.ts';
import { createTournament, type Organiser, readTournament, updateTournament } from './calls.ts';
import type { Draft } from './draft.ts';
import { changesIn, type EditedFields, fieldsOf, hasFields } from './values.ts';

type Sent = Partial<EditedFields>;

/** What came of saving: the tournament as it is now, or what someone else made of it meanwhile. */
export type Saved = { result: 'saved'; tournament: Tournament } | { result: 'conflict'; theirs: Tournament };

/** Hears what is sent, before it is: until an answer has come the server may or may not have it. */
type OnSend = (unanswered: Sent | null) => void;

function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

async function sending<T>(fields: Sent, onSend: OnSend, work: () => Promise<T>): Promise<T> {
  onSend(fields);
  try {
    const answer = await work();
    onSend(null);
    return answer;
  } catch (error) {
    if (!isUnanswered(error)) onSend(null);
    throw error;
  }
}

/** The tournament as it stands where someone has edited it since; null where the update went through. */
async function edited(error: unknown, id: string): Promise<Tournament> {
  if (!(error instanceof ApiError) || error.code !== 'edited_meanwhile') throw error;
  return await readTournament(id);
}

/** Whether what stands there was written by an earlier try of ours whose answer was lost. */
function isOurs(theirs: Tournament, base: Tournament, unanswered: Draft['unanswered']): boolean {
  return unanswered !== null && theirs.revision === base.revision + 1 && hasFields(theirs, unanswered);
}

async function update(organiser: Organiser, draft: Draft, base: Tournament, onSend: OnSend): Promise<Saved> {
  const changes = changesIn(draft.values, base);
  const put = ({ id, revision }: Tournament, fields: Sent) =>
    sending(fields, onSend, () => updateTournament(organiser, id, { ...fields, revision }));
  try {
    return { result: 'saved', tournament: await put(base, changes) };
  } catch (error) {
    const theirs = await edited(error, base.id);
    if (!isOurs(theirs, base, draft.unanswered)) return { result: 'conflict', theirs };
    return { result: 'saved', tournament: await put(theirs, changesIn(draft.values, theirs)) };
  }
}

async function create(organiser: Organiser, draft: Draft, onSend: OnSend): Promise<Saved> {
  const fields = fieldsOf(draft.values);
  const made = await sending(fields, onSend, () =>
    createTournament(organiser, { ...fields, requestId: draft.requestId }),
  );
  if (draft.unanswered === null) return { result: 'saved', tournament: made };
  // An earlier try may have made it already, with what the controls held then.
  if (made.revision > 1) return { result: 'conflict', theirs: made };
  return update(organiser, { ...draft, unanswered: null }, made, onSend);
}

/**
 * Saves a draft: a new tournament once however often it is tried, a change on top of the revision that it began
 * from. @throws {ApiError}
 */
export function saveDraft(organiser: Organiser, draft: Draft, onSend: OnSend): Promise<Saved> {
  return draft.base === null ? create(organiser, draft, onSend) : update(organiser, draft, draft.base, onSend);
}
