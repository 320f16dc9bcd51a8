import { type Entry, limits } from '@arena/domain';
import type { CompetitionView, EntryEdit, EntryEmblem, NewEntry } from '@arena/domain/api';
import type { Transaction } from 'firebase-admin/firestore';
import { readExcluded } from '../exclusions/exclusion-document.ts';
import { requirePicture } from '../pictures/pictures.ts';
import { found } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { registrationPages } from '../registrations/registration-queries.ts';
import { type CompetitionFacts, deleteSources } from './competition-document.ts';
import { toView } from './competitions.ts';
import { type CompetitionDecision, type Deleted, decide, decideWhole } from './decide.ts';
import {
  type Applicant,
  type Applicants,
  entryCreation,
  entryEdit,
  entryEmblem,
  entryImport,
  entryRemoval,
  fieldsOfRegistration,
  playerErasure,
} from './entry-rules.ts';

const { importedAtOnce } = limits.competition;

/** Reads approved registrations in order of arrival until the import limit of new ones is reached. */
async function applicantsOf(
  { db, hash }: Context,
  tournamentId: string,
  { entries }: Pick<CompetitionFacts, 'entries'>,
): Promise<Applicants> {
  const entered = new Set(entries.map(({ registrationId }) => registrationId));
  const approved: Applicant[] = [];
  let missing = 0;
  for await (const page of registrationPages({ db }, { tournamentId, status: 'approved' }, importedAtOnce)) {
    for (const registration of page) {
      const { id } = registration;
      if (!entered.has(id)) missing += 1;
      if (missing > importedAtOnce) return { approved, isAll: false };
      approved.push({ id: hash('entry', id), registrationId: id, fields: fieldsOfRegistration(registration) });
    }
  }
  return { approved, isAll: true };
}

/**
 * Imports the approved registrations of a tournament once each. The last batch withdraws entries that lost approval.
 * Losing approval during the import also writes the competition, so the import or that commit runs again.
 */
export async function importEntries(context: Context, tournamentId: string): Promise<CompetitionView> {
  const imported = await decideWhole(context, tournamentId, async (facts) => {
    const { approved, isAll } = await applicantsOf(context, tournamentId, facts);
    return entryImport(approved, isAll)(facts);
  });
  return toView(context, imported);
}

function excludedAmong(context: Context, tx: Transaction, { players }: Pick<NewEntry, 'players'>) {
  const ids = players.flatMap(({ freeFireId }) => freeFireId ?? []);
  return readExcluded(context, tx, ids);
}

/** Adds an entry by hand. @param key idempotency key, which becomes its id. */
export function addEntry(context: Context, tournamentId: string, fields: NewEntry, key: string): Promise<Entry> {
  const creation: CompetitionDecision<Entry> = async (facts, tx) =>
    entryCreation(key, fields, await excludedAmong(context, tx, fields))(facts);
  return decide(context, tournamentId, creation, {
    key,
    body: ['entry', tournamentId, fields],
    repeated: ({ entries }) => found(entries.find(({ id }) => id === key)),
  });
}

/** Applies an organiser's edit of an entry. */
export function updateEntry(context: Context, tournamentId: string, entryId: string, edit: EntryEdit): Promise<Entry> {
  return decide(context, tournamentId, async (facts, tx) =>
    entryEdit(entryId, edit, context, await excludedAmong(context, tx, edit))(facts),
  );
}

/** Sets or removes an entry's emblem. @throws ApiError `invalid` for an unknown picture. */
export async function setEntryEmblem(
  context: Context,
  tournamentId: string,
  entryId: string,
  change: EntryEmblem,
): Promise<Pick<EntryEmblem, 'emblem'>> {
  if (change.emblem !== null) await requirePicture(context, change.emblem, 'emblem');
  return decide(context, tournamentId, entryEmblem(entryId, change));
}

export function deleteEntry(context: Context, tournamentId: string, entryId: string): Promise<Deleted> {
  return decide(context, tournamentId, entryRemoval(entryId));
}

/** Erases personal data from a competition's entries. Does nothing without a competition. */
export async function forgetPlayers(context: Context, tournamentId: string): Promise<void> {
  const batch = context.db.batch();
  await deleteSources(batch, context, tournamentId);
  await batch.commit();
  await decide(context, tournamentId, playerErasure(context.hash));
}
