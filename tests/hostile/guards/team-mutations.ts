import type { Mutation } from './mutation.ts';

const members = 'tests/api/places/members.test.ts';
const guardians = 'tests/api/places/guardians.test.ts';
const correction = 'functions/src/registrations/decisions/correction.ts';
const links = 'functions/src/registrations/links.ts';

/** What keeps a team's link, and a guardian's, to those whom it is for, and a guardian's no, broken. */
export const teamMutations: readonly Mutation[] = [
  {
    what: 'who was replaced goes on seeing their team’s place',
    file: correction,
    from: 'return hasLostPlayer(before.team, after.team) ? withoutTeamLink(after) : after;',
    to: 'return after;',
    noticedBy: members,
  },
  {
    what: 'a try from before a player was replaced brings the link back',
    file: links,
    from: "if (number !== teamLinks && number !== teamLinks + 1) return { refused: 'edited_meanwhile' };",
    to: '',
    noticedBy: members,
  },
  {
    what: 'a captain’s link that was replaced leaves the team’s behind',
    file: links,
    from: 'return { next: { ...left, link }, audit };',
    to: 'return { next: { ...registration, link }, audit };',
    noticedBy: members,
  },
  {
    what: 'who got a guardian’s link by mistake has it again once the right one is asked',
    file: links,
    from: "if (number !== registration.guardianLinks) return { refused: 'edited_meanwhile' };",
    to: '',
    noticedBy: guardians,
  },
  {
    what: 'a child whose guardian said no plays for a friend’s team',
    file: 'functions/src/registrations/decisions/decisions.ts',
    from: "if (hasRefused(registration, isRefused)) return { refused: 'teammate_refused' };",
    to: '',
    noticedBy: guardians,
  },
  {
    what: 'a team sees its place though it is rejected',
    file: 'functions/src/places/service.ts',
    from: "const isClosed = kind === 'member' && registration?.status === 'rejected';",
    to: 'const isClosed = false;',
    noticedBy: members,
  },
  {
    what: 'a team sees all that its captain sees',
    file: 'functions/src/places/presenter.ts',
    from: 'return { status, createdAt, now, waiting, name, tournament, entry, hasStandings, confirmations, matches };',
    to: 'return { ...place, status, createdAt, now, waiting, name, tournament, entry, hasStandings, confirmations, matches };',
    noticedBy: members,
  },
];
