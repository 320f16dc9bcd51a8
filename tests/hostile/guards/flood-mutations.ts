import type { Mutation } from './mutation.ts';

const endpoint = 'functions/src/http/endpoint.ts';
const service = 'functions/src/challenges/service.ts';
const price = 'functions/src/challenges/price.ts';
const work = 'functions/src/challenges/service.test.ts';
const priced = 'tests/api/registrations/challenges.test.ts';
const origin = 'tests/api/registrations/registrations-origin.test.ts';
const ledger = 'functions/src/registrations/ledger.test.ts';

/** What keeps one place from taking what others want, too. */
export const floodMutations: readonly Mutation[] = [
  {
    what: 'nobody is asked for a proof',
    file: endpoint,
    from: 'if (priced === undefined) return [];',
    to: 'return [];',
    noticedBy: priced,
  },
  {
    what: 'any work will do, done or not',
    file: service,
    from: '!verified || purpose !== nameOf(wanted) || until',
    to: 'purpose !== nameOf(wanted) || until',
    noticedBy: work,
  },
  {
    what: 'a proof is good for whatever one sends',
    file: service,
    from: '!verified || purpose !== nameOf(wanted) || until',
    to: '!verified || until',
    noticedBy: work,
  },
  {
    what: 'a proof is good for ever',
    file: service,
    from: ' || until <= now.getTime()) throw',
    to: ') throw',
    noticedBy: work,
  },
  {
    what: 'a proof of a registration is good as often as one likes',
    file: 'functions/src/registrations/handlers.ts',
    from: 'player, ...uses]',
    to: 'player]',
    noticedBy: priced,
  },
  {
    what: 'a proof of a response is good as often as one likes',
    file: 'functions/src/forms/service.ts',
    from: "[...countersOf('responses', origin), ...uses]",
    to: "countersOf('responses', origin)",
    noticedBy: priced,
  },
  {
    what: 'work is given out as often as one likes',
    file: service,
    from: "[...pressures, ...countersOf('challenges', origin)],",
    to: 'pressures,',
    noticedBy: work,
  },
  {
    what: 'who asks often pays no more',
    file: price,
    from: 'return byAddress * byPurpose;',
    to: 'return byPurpose;',
    noticedBy: 'functions/src/challenges/price.test.ts',
  },
  {
    what: 'nobody is asked how many of their network wait',
    file: 'functions/src/registrations/entering/admission.ts',
    from: 'tournament !== null && crowd >= mostPendingFromOne(tournament)',
    to: 'tournament === null',
    noticedBy: 'functions/src/registrations/entering/admission.test.ts',
  },
  {
    what: 'those who come at the same time are not counted together',
    file: 'functions/src/registrations/decisions/decide.ts',
    from: 'count(crowds, verdict.next, 1);',
    to: '',
    noticedBy: ledger,
  },
  {
    what: 'those of yesterday are not counted',
    file: 'functions/src/registrations/service.ts',
    from: 'return [on(now), on(new Date(now.getTime() - DAY))];',
    to: 'return [on(now), on(now)];',
    noticedBy: origin,
  },
  {
    what: 'the address is kept as it is',
    file: 'functions/src/registrations/service.ts',
    from: "hash('origin', `${day.toISOString().slice(0, 'yyyy-mm-dd'.length)} ${address}`)",
    to: '`${day.toISOString().slice(0, 10)} ${address}`',
    noticedBy: origin,
  },
  {
    what: 'an origin is exported',
    file: 'functions/src/registrations/export.ts',
    from: 'const { origin: _inside, ...registration } of page',
    to: 'const registration of page',
    noticedBy: origin,
  },
  {
    what: 'origins are never forgotten',
    file: 'functions/src/erasure/service.ts',
    from: 'if (tournament !== null && !isOver(tournament, now)) return;',
    to: 'if (tournament !== null) return;',
    noticedBy: 'tests/scheduled/erasure.test.ts',
  },
];
