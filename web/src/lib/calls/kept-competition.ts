import { Tournament } from '@arena/domain';
import { CompetitionView } from '@arena/domain/api';
import { z } from 'zod';
import { deskStorageKeys } from '../storage/desk-storage-keys.ts';
import { readStored, writeStored } from '../storage/storage.ts';
import type { Organiser } from './organiser.ts';

/** A tournament's competition as this tab read it last, and the tournament where the tab has read that, too. */
const KeptCompetition = z.strictObject({ view: CompetitionView, tournament: Tournament.optional() });
type KeptCompetition = z.infer<typeof KeptCompetition>;

const keyOf = ({ uid }: Organiser, tournamentId: string) => deskStorageKeys.competitionView(uid, tournamentId);

/** Keeps a competition as it was read, so that a page that is loaded anew without a signal can go on with it. */
export function keepCompetition(organiser: Organiser, tournamentId: string, read: KeptCompetition): void {
  const key = keyOf(organiser, tournamentId);
  writeStored('session', key, { ...Object(readStored('session', key)), ...read });
}

/** What was kept of it; null where nothing was. */
export function keptCompetition(organiser: Organiser, tournamentId: string): KeptCompetition | null {
  return KeptCompetition.safeParse(readStored('session', keyOf(organiser, tournamentId))).data ?? null;
}
