import { broken, type Mutation } from './mutation.ts';

const members = 'tests/api/my-registration/members.test.ts';
const guardians = 'tests/api/my-registration/guardians.test.ts';
const overriding = 'functions/src/registration-queue/override-refusal.test.ts';
const correction = 'functions/src/registration-queue/player-commands.ts';
const links = 'functions/src/registration-queue/links.ts';

/** Mutations of the guards of team and guardian links, refusals and hiding. */
export const teamMutations: readonly Mutation[] = [
  ...broken(correction, members, {
    'a replaced teammate keeps the team’s link': [
      'return hasLostPlayer(before.team, after.team) ? withoutTeamLink(after) : after;',
      'return after;',
    ],
  }),
  ...broken(correction, 'functions/src/registration-queue/guardian-commands.test.ts', {
    'a correction takes a refusal along to another ID': [
      'return isMoved && registration.guardian === null ? { ...registration, consent: null } : registration;',
      'return registration;',
    ],
  }),
  ...broken('functions/src/players/corrected-players.ts', 'functions/src/players/corrected-players.test.ts', {
    'a hidden player can hide any other': ['&& !published.has(id)', ''],
  }),
  ...broken(links, members, {
    'an outdated call restores a replaced team link': [
      "if (number !== teamLinks && number !== teamLinks + 1) return { refused: 'edit_conflict' };",
      '',
    ],
    'a replaced captain’s link keeps the team’s link valid': [
      'return { next: { ...left, link }, audit };',
      'return { next: { ...registration, link }, audit };',
    ],
  }),
  ...broken(links, guardians, {
    'an outdated call restores a replaced guardian’s link': [
      "if (number !== guardianLinks) return { refused: 'edit_conflict' };",
      '',
    ],
  }),
  ...broken('functions/src/registration-queue/commands.ts', overriding, {
    'a player with a guardian’s refusal plays for another team': [
      "if (teamHasRefusal(registration, refusalOn)) return { refused: 'teammate_refused' };",
      '',
    ],
  }),
  ...broken('functions/src/registration-queue/guardian-commands.ts', overriding, {
    'a newer refusal is overridden unseen': [
      "if (Date.parse(refusal.consent.at) !== Date.parse(at)) return { refused: 'decision_conflict' };",
      '',
    ],
    'a named guardian’s refusal is overridden': [
      'return freeFireId === playerId && guardian !== null ? null : refusal;',
      'return refusal;',
    ],
  }),
  ...broken('functions/src/registration-queue/player-commands.ts', 'functions/src/registration-queue/naming.test.ts', {
    'a name changed after the approval isn’t reviewed': ['renamedBy(before, decision.next, now)', 'decision.next'],
  }),
  ...broken('functions/src/registration-queue/links.ts', members, {
    'a team’s replaced link is shown again': [
      "registration.teamLink !== '' && teamLinks === number",
      "registration.teamLink !== ''",
    ],
  }),
  ...broken('functions/src/my-registration/link-owner.ts', members, {
    'a rejected team still sees its registration': [
      "const isClosed = kind === 'member' && registration?.status === 'rejected';",
      'const isClosed = false;',
    ],
  }),
  ...broken('functions/src/my-registration/presenter.ts', members, {
    'a team sees its captain’s private data': [
      'const { finalResult } = myRegistration;\n  return {',
      'const { finalResult } = myRegistration;\n  return {\n    ...myRegistration,',
    ],
  }),
];
