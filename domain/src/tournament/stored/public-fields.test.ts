import { describe, expect, test } from 'vitest';
import { PublicTournament, Tournament } from '../tournament.schema.ts';
import { readTournament, toPublicTournament } from './read.ts';

/** Which side each field of a tournament is on. A new one is named here, or this test fails. */
const PUBLIC = [
  'id',
  'name',
  'description',
  'date',
  'endDate',
  'registrationDeadline',
  'maxPlayers',
  'currentPlayers',
  'status',
  'publishedAt',
  'gameMode',
  'mapSelection',
  'modality',
  'teamSize',
  'format',
  'entryFee',
  'prizePool',
  'prize',
  'rules',
  'linkedFormId',
  'poster',
  'waitingList',
  'waitingPlayers',
  'result',
  'revision',
];
/** Read by whoever asks, and no part of what visitors' screens get. */
const TO_PLAYERS = ['confirmations', 'confirmationsSince', 'guardianConsent', 'lastInLine'];
const INSIDE = ['publishDate'];

const published = readTournament('copa', { name: 'Copa', status: 'published', publishDate: '2026-11-20T15:00:00Z' });

describe('each field of a tournament is on a side', () => {
  test('what visitors get', () => {
    expect(Object.keys(PublicTournament.shape).sort()).toEqual(PUBLIC.toSorted());
    expect(Object.keys(toPublicTournament(published) ?? {}).sort()).toEqual(PUBLIC.toSorted());
  });

  test('what stays inside is the rest', () => {
    expect(Object.keys(Tournament.shape).sort()).toEqual([...PUBLIC, ...TO_PLAYERS, ...INSIDE].sort());
  });

  test('what nobody named stays inside', () => {
    const more = { ...published, sponsorContact: 'solo del equipo' };
    expect(Object.keys(toPublicTournament(more) ?? {})).not.toContain('sponsorContact');
  });
});
