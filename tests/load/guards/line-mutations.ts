import { broken, type Mutation } from './mutation.ts';

const histories = 'functions/src/registration-queue/line-histories.test.ts';
const offering = 'functions/src/registration-queue/seat-commands.ts';

export const lineMutations: readonly Mutation[] = [
  ...broken('functions/src/registration-queue/commands.ts', histories, {
    'two players get the same number in line': ['line: tournament.lastInLine + 1', 'line: tournament.lastInLine || 1'],
  }),
  ...broken(offering, histories, {
    'more seats are offered than are free': [
      "\n    if (!hasRoom(tournament)) return { refused: 'tournament_full' };",
      '',
    ],
    'a seat is taken without an open offer': [
      "if (!isOffered(registration, now)) return { refused: 'offer_closed' };",
      '',
    ],
    'an offer is closed before its time': ['!isOfferOver(registration, now)', 'registration.offeredUntil === null'],
    'a player who moved to the end is offered a seat first': [
      'if (registration?.line !== line) return { next: registration };',
      '',
    ],
  }),
  ...broken('functions/src/registrations/registration-document.ts', histories, {
    'an offer holds no seat': [
      'holdsIds(registration) && !isInLine(registration)',
      "holdsIds(registration) && registration.status !== 'waiting'",
    ],
  }),
  ...broken('functions/src/registration-queue/commands.ts', histories, {
    'a player who left keeps their number': ['out, ...outOfLine', 'out'],
  }),
  ...broken('functions/src/registration-queue/decide.ts', histories, {
    'waiting players aren’t counted': ['counts.waitingPlayers + inLine', 'counts.waitingPlayers'],
  }),
  ...broken(offering, 'functions/src/registration-queue/guardian-commands.test.ts', {
    'a refusal leaves its player in line': ['...outOfLine,', ''],
  }),
];
