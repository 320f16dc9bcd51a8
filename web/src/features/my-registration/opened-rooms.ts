import { isFields, type MyRegistration, type RoomCode } from '@arena/domain';
import { notifyStorageChange, readStored, removeStored, useStored, writeStored } from '#lib/storage/storage.ts';
import { visitorStorageKeys } from '#lib/storage/visitor-storage-keys.ts';

/** A room code that the player opened on this phone, and its time in milliseconds. */
export interface OpenedRoom {
  code: RoomCode;
  at: number;
}

function isCode(value: unknown): value is RoomCode {
  return (
    isFields(value) &&
    typeof value.roomId === 'string' &&
    typeof value.password === 'string' &&
    typeof value.changedAt === 'string' &&
    typeof value.isChanged === 'boolean'
  );
}

function openedRoom(kept: unknown): OpenedRoom | null {
  return isFields(kept) && isCode(kept.code) && typeof kept.at === 'number' ? { code: kept.code, at: kept.at } : null;
}

/** Stores a room code on the phone, to show it after a reload without a connection. */
export function keepRoom(tournamentId: string, matchId: string, code: RoomCode): void {
  writeStored('local', visitorStorageKeys.room(tournamentId, matchId), { code, at: Date.now() } satisfies OpenedRoom);
  notifyStorageChange();
}

/** Returns the opened room code of a match and follows its changes; null without one. */
export function useOpenedRoom(tournamentId: string, matchId: string): OpenedRoom | null {
  const key = visitorStorageKeys.room(tournamentId, matchId);
  const text = useStored(() => JSON.stringify(readStored('local', key)), 'null');
  return openedRoom(JSON.parse(text));
}

/** Forgets the codes of matches that are over. */
export function forgetPlayedRooms({ tournament, matches }: MyRegistration): void {
  for (const { id, state } of matches) {
    if (state !== 'scheduled' && state !== 'playing')
      removeStored('local', visitorStorageKeys.room(tournament?.id ?? '', id));
  }
}
