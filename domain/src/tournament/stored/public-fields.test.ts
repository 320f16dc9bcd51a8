import { describe, expect, test } from 'vitest';
import { PublicTournament, Tournament } from '../tournament.schema.ts';
import { readTournament, toPublicTournament } from './read-tournament.ts';

/** The audience of each field. A new field has to be listed here. */
const PUBLIC = `
  id name description date endDate registrationDeadline maxPlayers currentPlayers reservedPlaces invitedPlayers status publishedAt gameMode
  mapSelection modality teamSize format entryFee prizePool prize rules linkedFormId poster sponsor
  guardianConsent asksNickname unlisted waitingList waitingPlayers result revision
`
  .trim()
  .split(/\s+/);
/** Readable by every visitor, but not shown on visitors' screens. */
const TO_PLAYERS = ['confirmations', 'confirmationsSince', 'lastInLine'];
const INSIDE = ['publishDate'];

const published = readTournament('copa', { name: 'Copa', status: 'published', publishDate: '2026-11-20T15:00:00Z' });

describe('a tournament', () => {
  test('shows exactly the public fields', () => {
    expect(Object.keys(PublicTournament.shape).sort()).toEqual(PUBLIC.toSorted());
    expect(Object.keys(toPublicTournament(published) ?? {}).sort()).toEqual(PUBLIC.toSorted());
  });

  test('has no other fields than the listed public and private ones', () => {
    expect(Object.keys(Tournament.shape).sort()).toEqual([...PUBLIC, ...TO_PLAYERS, ...INSIDE].sort());
  });

  test('hides an unlisted field', () => {
    const more = { ...published, sponsorContact: 'solo del equipo' };
    expect(Object.keys(toPublicTournament(more) ?? {})).not.toContain('sponsorContact');
  });
});
