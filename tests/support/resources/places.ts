import { usualConfirmations } from '@arena/domain';
import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  roomRecord,
  stageRecord,
  WINNER_LINK,
} from '../records/competition-records.ts';
import {
  HASH_KEY,
  hoursFromNow,
  registrationPath,
  registrationRecord,
  tournamentDocuments,
} from '../records/records.ts';
import { query, type Resource } from './resource.ts';

/** The private link of the pending registration. */
export const LINK = 'AAAAAAAAAAAAAAAAAAAAAA';
/** That of the same registration's guardian. */
export const GUARDIAN_LINK = 'EEEEEEEEEEEEEEEEEEEEEA';
export const OTHER_GUARDIAN_LINK = 'GGGGGGGGGGGGGGGGGGGGGA';
/** That of an approved one, who has to confirm. */
export const PLAYER_LINK = 'DDDDDDDDDDDDDDDDDDDDDA';
/** That of a captain who has confirmed, and whose match has an open room. */
const ROOM_LINK = 'IIIIIIIIIIIIIIIIIIIIIA';
/** That of the same captain's team. */
export const MEMBER_LINK = 'JJJJJJJJJJJJJJJJJJJJJA';
/** That of one who waits, and is offered a place. */
export const OFFERED_LINK = 'HHHHHHHHHHHHHHHHHHHHHA';
const NO_LINK = 'BBBBBBBBBBBBBBBBBBBBBA';

/** Whoever has the link, whatever their account. */
const byTheirLink = { who: 'anyone', again: 'same' } as const;
const noLink = { body: { token: NO_LINK }, answers: 'link_not_found' } as const;

const hashed = keyedHash(HASH_KEY);
const lobby = stageRecord({ groups: [{ id: 'sala', name: 'Sala', entryIds: ['uno'] }] });

/** What private links lead to, and what their holders do there. */
export const places: Resource<'places' | 'guardians' | 'members'> = {
  documents: {
    // One whose room is open, a team that plays in it, and one who has to confirm.
    ...tournamentDocuments('nocturna', { currentPlayers: 2, confirmations: usualConfirmations }),
    [registrationPath('10000005', 'nocturna')]: registrationRecord({
      tournamentId: 'nocturna',
      freeFireId: '10000005',
      status: 'approved',
      decidedAt: hoursFromNow(-0.5),
      link: hashed('link', PLAYER_LINK),
      guardian: { name: 'Elsa Ruiz', contact: 'elsa@example.com' },
      guardianAsked: 'team',
      guardianLink: hashed('guardian', OTHER_GUARDIAN_LINK),
    }),
    [registrationPath('10000010', 'nocturna')]: registrationRecord({
      tournamentId: 'nocturna',
      freeFireId: '10000010',
      status: 'approved',
      decidedAt: hoursFromNow(-0.5),
      enrolmentConfirmedAt: hoursFromNow(-0.4),
      matchConfirmedAt: hoursFromNow(-0.4),
      team: { name: 'Furia Norte', players: [{ nickname: 'Kira', freeFireId: '10000011' }] },
      link: hashed('link', ROOM_LINK),
      teamLink: hashed('team', MEMBER_LINK),
    }),
    'competitions/nocturna': { ...competitionRecord({ tournamentId: 'nocturna', stages: [lobby] }), writes: 1 },
    'competitions/nocturna/entries/uno': { ...entryRecord('uno', { registrationId: 'nocturna_10000010' }) },
    'competitions/nocturna/matches/abierta': { ...matchRecord('abierta', 1) },
    'rooms/nocturna_abierta': roomRecord({
      tournamentId: 'nocturna',
      matchId: 'abierta',
      releaseAt: hoursFromNow(0).toISOString(),
    }),
  },
  calls: {
    'POST /places/read': { ...byTheirLink, body: { token: LINK }, missing: noLink },

    'POST /places/open': { ...byTheirLink, body: { token: PLAYER_LINK }, missing: noLink },

    'POST /places/room': {
      ...byTheirLink,
      body: { token: ROOM_LINK, matchId: 'abierta' },
      missing: { body: { token: NO_LINK, matchId: 'abierta' }, answers: 'link_not_found' },
    },

    'POST /places/prize': {
      ...byTheirLink,
      body: { token: WINNER_LINK, prizeId: '2', received: true },
      missing: { body: { token: WINNER_LINK, prizeId: '1', received: true }, answers: 'not_found' },
    },

    'POST /places/data': { ...byTheirLink, body: { token: LINK }, missing: noLink },

    'POST /places/correct': {
      ...byTheirLink,
      body: { token: LINK, revision: 0, fullName: 'Ana Pérez López', nickname: 'Anita', freeFireId: '10000009' },
      missing: { body: { token: NO_LINK, revision: 0, fullName: 'Nadie' }, answers: 'link_not_found' },
    },

    'POST /places/guardian': {
      ...byTheirLink,
      body: { token: LINK, number: 0 },
      missing: { body: { token: NO_LINK, number: 0 }, answers: 'link_not_found' },
    },

    'POST /places/team': {
      ...byTheirLink,
      body: { token: ROOM_LINK, number: 1 },
      missing: { body: { token: NO_LINK, number: 1 }, answers: 'link_not_found' },
    },

    'POST /places/confirm': { ...byTheirLink, body: { token: PLAYER_LINK }, missing: noLink },
    'POST /places/take': { ...byTheirLink, body: { token: OFFERED_LINK }, missing: noLink },
    'POST /places/leave': { ...byTheirLink, body: { token: LINK }, missing: noLink },
    'POST /places/erase': {
      who: 'anyone',
      again: 'link_not_found',
      body: { token: LINK },
      missing: noLink,
    },

    'POST /guardians/read': { ...byTheirLink, body: { token: GUARDIAN_LINK }, missing: noLink },
    'POST /guardians/answer': {
      ...byTheirLink,
      body: { token: GUARDIAN_LINK, given: false },
      // A player's own link isn't their guardian's.
      missing: { body: { token: LINK, given: true }, answers: 'link_not_found' },
    },
    'POST /guardians/erase': {
      who: 'anyone',
      again: 'link_not_found',
      body: { token: GUARDIAN_LINK },
      missing: noLink,
    },

    'POST /members/read': {
      ...byTheirLink,
      body: { token: MEMBER_LINK },
      // Not even the captain's.
      missing: { body: { token: ROOM_LINK }, answers: 'link_not_found' },
    },
    'POST /members/room': {
      ...byTheirLink,
      body: { token: MEMBER_LINK, matchId: 'abierta' },
      missing: { body: { token: NO_LINK, matchId: 'abierta' }, answers: 'link_not_found' },
    },
  },
  queries: [
    query('registrations', ['link']),
    query('registrations', ['guardianLink']),
    query('registrations', ['teamLink']),
  ],
};
