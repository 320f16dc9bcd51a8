import { broken, type Mutation } from './mutation.ts';

const histories = 'functions/src/registrations/decisions/line-histories.test.ts';
const offering = 'functions/src/registrations/decisions/offering.ts';

/** What would give places away out of turn, twice, or too many of them. */
export const lineMutations: readonly Mutation[] = [
  ...broken('functions/src/registrations/entering/admission.ts', histories, {
    'two who join the line get one number': ['line: tournament.lastInLine + 1', 'line: tournament.lastInLine || 1'],
  }),
  ...broken(offering, histories, {
    'more are offered a place than there are': ["if (!hasRoom(tournament)) return { refused: 'tournament_full' };", ''],
    'a place is taken that was offered to nobody, or too late': [
      "if (!isOffered(registration, now)) return { refused: 'offer_closed' };",
      '',
    ],
    'an offer is closed before its time': ['!isOfferOver(registration, now)', 'registration.offeredUntil === null'],
    'somebody who goes to the end is offered a place as if they were first': [
      'if (registration?.line !== line) return { next: registration };',
      '',
    ],
  }),
  ...broken('functions/src/registrations/record.ts', histories, {
    'an offer holds no place': [
      'holdsIds(registration) && !isInLine(registration)',
      "holdsIds(registration) && registration.status !== 'waiting'",
    ],
  }),
  ...broken('functions/src/registrations/decisions/status-change.ts', histories, {
    'who leaves goes on having a number': ['out, ...outOfLine', 'out'],
  }),
  ...broken('functions/src/registrations/decisions/decide.ts', histories, {
    'those who wait aren’t counted': ['counts.waitingPlayers + inLine', 'counts.waitingPlayers'],
  }),
  ...broken(
    'functions/src/registrations/decisions/status-change.ts',
    'functions/src/registrations/decisions/consenting.test.ts',
    {
      'a no leaves its player in line': ['...outOfLine,', ''],
    },
  ),
];
