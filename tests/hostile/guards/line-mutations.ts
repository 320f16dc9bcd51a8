import type { Mutation } from './mutation.ts';

const histories = 'functions/src/registrations/decisions/line-histories.test.ts';
const offering = 'functions/src/registrations/decisions/offering.ts';

/** What would give places away out of turn, twice, or too many of them. */
export const lineMutations: readonly Mutation[] = [
  {
    what: 'two who join the line get one number',
    file: 'functions/src/registrations/entering/admission.ts',
    from: 'line: tournament.lastInLine + 1',
    to: 'line: tournament.lastInLine || 1',
    noticedBy: histories,
  },
  {
    what: 'more are offered a place than there are',
    file: offering,
    from: "if (!hasRoom(tournament)) return { refused: 'tournament_full' };",
    to: '',
    noticedBy: histories,
  },
  {
    what: 'an offer holds no place',
    file: 'functions/src/registrations/record.ts',
    from: 'holdsIds(registration) && !isInLine(registration)',
    to: "holdsIds(registration) && registration.status !== 'waiting'",
    noticedBy: histories,
  },
  {
    what: 'a place is taken that was offered to nobody, or too late',
    file: offering,
    from: "if (!isOffered(registration, now)) return { refused: 'offer_closed' };",
    to: '',
    noticedBy: histories,
  },
  {
    what: 'an offer is closed before its time',
    file: offering,
    from: '!isOfferOver(registration, now)',
    to: 'registration.offeredUntil === null',
    noticedBy: histories,
  },
  {
    what: 'who leaves goes on having a number',
    file: 'functions/src/registrations/decisions/decisions.ts',
    from: 'out, ...outOfLine',
    to: 'out',
    noticedBy: histories,
  },
  {
    what: 'those who wait aren’t counted',
    file: 'functions/src/registrations/decisions/decide.ts',
    from: 'counts.waitingPlayers + inLine',
    to: 'counts.waitingPlayers',
    noticedBy: histories,
  },
  {
    what: 'a no leaves its player in line',
    file: 'functions/src/registrations/decisions/decisions.ts',
    from: '...outOfLine,',
    to: '',
    noticedBy: 'functions/src/registrations/decisions/consenting.test.ts',
  },
  {
    what: 'somebody who goes to the end is offered a place as if they were first',
    file: offering,
    from: 'if (registration?.line !== line) return { next: registration };',
    to: '',
    noticedBy: histories,
  },
];
