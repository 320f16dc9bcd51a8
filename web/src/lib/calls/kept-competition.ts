import { Tournament } from '@arena/domain';
import { CompetitionView } from '@arena/domain/api';
import { z } from 'zod';
import { adminStorageKeys } from '../storage/admin-storage-keys.ts';
import { readStored, writeStored } from '../storage/storage.ts';
import type { Organiser } from './organiser.ts';

/** A tournament's competition as this tab read it last, and the tournament where the tab has read that, too. */
const KeptCompetition = z.strictObject({ view: CompetitionView, tournament: Tournament.optional() });
type KeptCompetition = z.infer<typeof KeptCompetition>;

const keyOf = ({ uid }: Organiser, tournamentId: string) => adminStorageKeys.competitionView(uid, tournamentId);

/** Caches a competition, so that a reload works offline. */
export function keepCompetition(organiser: Organiser, tournamentId: string, read: KeptCompetition): void {
  const key = keyOf(organiser, tournamentId);
  writeStored('session', key, { ...Object(readStored('session', key)), ...read });
}

/** Returns the cached competition; null without one. */
export function keptCompetition(organiser: Organiser, tournamentId: string): KeptCompetition | null {
  return KeptCompetition.safeParse(readStored('session', keyOf(organiser, tournamentId))).data ?? null;
}
