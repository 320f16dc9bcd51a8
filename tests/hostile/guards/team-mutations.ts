import { broken, type Mutation } from './mutation.ts';

const members = 'tests/api/places/members.test.ts';
const guardians = 'tests/api/places/guardians.test.ts';
const correction = 'functions/src/registrations/decisions/correction.ts';
const links = 'functions/src/registrations/links.ts';

/** What keeps a team's link, and a guardian's, to those whom it is for, and a guardian's no and the hiding, broken. */
export const teamMutations: readonly Mutation[] = [
  ...broken(correction, members, {
    'who was replaced goes on seeing their team’s place': [
      'return hasLostPlayer(before.team, after.team) ? withoutTeamLink(after) : after;',
      'return after;',
    ],
  }),
  ...broken(correction, 'functions/src/registrations/decisions/consenting.test.ts', {
    'who corrects their ID plants a no on each that they pass': [
      'return isMoved && registration.guardian === null ? { ...registration, consent: null } : registration;',
      'return registration;',
    ],
  }),
  ...broken('functions/src/players/hiding.ts', 'functions/src/players/hiding.test.ts', {
    'who is hidden hides whom they like': [
      'if (hidden === null || !(await mayHide(next, id))) continue;',
      'if (hidden === null) continue;',
    ],
  }),
  ...broken(links, members, {
    'a try from before a player was replaced brings the link back': [
      "if (number !== teamLinks && number !== teamLinks + 1) return { refused: 'edited_meanwhile' };",
      '',
    ],
    'a captain’s link that was replaced leaves the team’s behind': [
      'return { next: { ...left, link }, audit };',
      'return { next: { ...registration, link }, audit };',
    ],
  }),
  ...broken(links, guardians, {
    'who got a guardian’s link by mistake has it again once the right one is asked': [
      "if (number !== registration.guardianLinks) return { refused: 'edited_meanwhile' };",
      '',
    ],
  }),
  ...broken('functions/src/registrations/decisions/status-change.ts', guardians, {
    'a child whose guardian said no plays for a friend’s team': [
      "if (teamHasGuardianNo(registration, hasGuardianNo)) return { refused: 'teammate_refused' };",
      '',
    ],
  }),
  ...broken('functions/src/registrations/decisions/lifting.ts', guardians, {
    'a no is lifted that came after the one that was seen': [
      "if (Date.parse(said.at) !== Date.parse(at)) return { refused: 'decided_meanwhile' };",
      '',
    ],
    'a guardian’s answer for their own player is lifted': [
      'if (own !== null && own.guardian !== null && (isOwn || holdsIds(own))) return null;',
      '',
    ],
  }),
  ...broken('functions/src/registrations/own.ts', 'functions/src/registrations/decisions/naming.test.ts', {
    'nobody hears of a name that changed after its approval': ['renamedBy(before, verdict.next, now)', 'verdict.next'],
  }),
  ...broken('functions/src/registrations/links.ts', members, {
    'who knows a captain’s old link makes the team’s one of their own': [
      '${number} ${Date.parse(createdAt)}',
      '${number}',
    ],
  }),
  ...broken('functions/src/places/service.ts', members, {
    'a team sees its place though it is rejected': [
      "const isClosed = kind === 'member' && registration?.status === 'rejected';",
      'const isClosed = false;',
    ],
  }),
  ...broken('functions/src/places/presenter.ts', members, {
    'a team sees all that its captain sees': [
      'return { status, createdAt, now, waiting, name, tournament, entry, hasStandings, confirmations, matches };',
      'return { ...place, status, createdAt, now, waiting, name, tournament, entry, hasStandings, confirmations, matches };',
    ],
  }),
];
