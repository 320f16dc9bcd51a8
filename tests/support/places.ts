import { linkOf, registered } from './people/links.ts';
import { competitionRecord, entryRecord, matchRecord, roomRecord, row } from './records/competition-records.ts';
import { type Fields, hoursFromNow, NOW, tournamentDocuments } from './records/records.ts';

/** Whose links are asked for a place: who has one, who is still looked at, and who was turned away. */
export const placeLinks = () => ({ holder: linkOf('h'), other: linkOf('o'), rejected: linkOf('r') });

/** An evening between two matches: the first was played, and the room of the second opens a quarter of an hour before. */
export function placeDocuments({ holder, other, rejected }: ReturnType<typeof placeLinks>): Record<string, Fields> {
  return {
    ...tournamentDocuments('copa', { currentPlayers: 2 }),
    ...registered('10000001', holder, { nickname: 'Nube', status: 'approved', decidedAt: hoursFromNow(-0.5) }),
    ...registered('10000002', other),
    ...registered('10000003', rejected, { status: 'rejected', decidedAt: NOW, reason: 'Nivel' }),
    'competitions/copa': { ...competitionRecord(), writes: 1 },
    'competitions/copa/entries/leones': { ...entryRecord('leones', { registrationId: 'copa_10000001' }) },
    'competitions/copa/entries/pumas': { ...entryRecord('pumas', { registrationId: 'copa_10000002' }) },
    'competitions/copa/matches/primera': {
      ...matchRecord('primera', 1, { state: 'official', rows: [row('leones', 2, 7), row('pumas', 1, 3)] }),
    },
    'competitions/copa/matches/segunda': {
      ...matchRecord('segunda', 2, { startsAt: hoursFromNow(1).toISOString() }),
    },
    'rooms/copa_segunda': roomRecord({ releaseAt: hoursFromNow(0.75).toISOString() }),
  };
}
