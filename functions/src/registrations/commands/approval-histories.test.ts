// Random histories of all commands: no registration is approved without what its tournament asks.

import { HOUR, MINUTE, playersOf, readVisibleTournament, usualConfirmations } from '@arena/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  candidate,
  concerns,
  freeFireIdOf,
  joins,
  round,
  type World,
} from '../../../../tests/fixtures/records/histories.ts';
import type { Operation } from '../decision.ts';
import type { StoredRegistration } from '../registration-document.ts';
import { heldIds } from '../round.ts';
import { admission, confirmation, expiry, removal, statusChange } from './commands.ts';
import { approvalReview, guardianAnswer, markOverridden, notedAnswer, overridingRefusal } from './guardian-commands.ts';
import { guardianLinkOf, guardianLinkReplacement, linkReplacement } from './links.ts';
import {
  correction,
  guardianOf,
  ownCorrection,
  ownErasure,
  playerOf,
  playersDecision,
  withdrawal,
} from './player-commands.ts';
import {
  absence,
  absentSeatOffer,
  offer,
  offerAcceptance,
  offerExpiry,
  offerWithdrawal,
  presence,
  substituteOffer,
} from './seat-commands.ts';

const BEGIN = Date.parse('2026-11-20T15:00:00.000Z');
const STEPS = 60;
const PLAYERS = 5;
const GUARDIANS = [null, { name: 'Rosa', contact: 'rosa@correo.mx' }, { name: 'Elsa', contact: 'elsa@correo.mx' }];

const upTo = (most: number) => fc.noBias(fc.nat(most));

type Some = Omit<Operation, 'registrationId'>;

interface Scene {
  world: World;
  registration: StoredRegistration;
  now: Date;
  dice: (sides: number) => number;
}

function picked<T>(dice: Scene['dice'], items: readonly T[]): T {
  const [item] = items.slice(dice(items.length));
  return item === undefined ? expect.fail('an empty choice') : item;
}

const playerIdsOf = (one: StoredRegistration) => playersOf(one).map(({ freeFireId }) => freeFireId);

function waitingIds({ registrations }: World): string[] {
  return [...registrations.values()].filter(({ status }) => status === 'waiting').map(({ id }) => id);
}

function organisersDecisions({ registration, now, dice }: Scene): Some[] {
  const actor = { uid: 'admin', now };
  const { revision } = registration;
  return [
    ...(['approved', 'approved', 'approved', 'pending', 'rejected'] as const).map((status) => ({
      decide: statusChange({ status }, actor),
    })),
    ...Array.from({ length: registration.playersChange === null ? 0 : 9 }, () => ({
      decide: playersDecision({ revision, accept: true }, actor),
    })),
    { decide: playersDecision({ revision, accept: dice(2) === 0 }, actor) },
    { decide: confirmation(() => true, 'not_found', actor, { counts: ['open', 'missed'] }) },
    { decide: linkReplacement(`enlace-${now.getTime()}`, actor, 'una-red') },
  ];
}

function corrections({ registration, now, dice }: Scene): Some[] {
  const teammate = { nickname: `Apodo ${dice(3)}`, freeFireId: freeFireIdOf(dice(PLAYERS)) };
  const fields = picked(dice, [
    { guardian: picked(dice, GUARDIANS) },
    { freeFireId: freeFireIdOf(dice(PLAYERS)) },
    { team: { name: 'Furia', players: [teammate] } },
    { nickname: `Apodo ${dice(9)}` },
  ]);
  const { revision, link } = registration;
  const own = ownCorrection(link, { revision, ...fields }, [], now);
  return [
    { decide: correction({ revision, ...fields }, [], { uid: 'admin', now }) },
    ...Array.from({ length: 3 }, () => ({ decide: own })),
  ];
}

function consents({ world, registration, now, dice }: Scene): Some[] {
  const actor = { uid: 'admin', now };
  const { link, guardianLink, guardianLinks } = registration;
  const made = `tutor-${now.getTime()}`;
  const also = [...world.registrations.keys()].map((id) => ({ registrationId: id, decide: approvalReview }));
  const from = picked(dice, ['none', 'open', 'given', 'refused']);
  const answers = [true, false].flatMap((given) => [
    { decide: guardianAnswer(guardianLink, given, { uid: 'guardian', now }), also },
    { decide: notedAnswer({ given, way: 'call', from }, actor), also },
  ]);
  const overrides = playerIdsOf(registration).flatMap((freeFireId) => {
    const refusal = world.reservations.get(freeFireId)?.refusal;
    if (!refusal) return [];
    const marks = [{ registrationId: refusal.registrationId, decide: markOverridden }];
    return [{ decide: overridingRefusal({ freeFireId, at: refusal.consent.at }, actor), also: marks }];
  });
  return [
    ...answers,
    ...answers,
    ...overrides,
    { decide: guardianLinkOf(link, made, guardianLinks) },
    { decide: guardianLinkReplacement(made, actor, 'una-red') },
  ];
}

function seatChanges({ world, registration, now }: Scene): Some[] {
  const actor = { uid: 'admin', now };
  const { id, link } = registration;
  const candidateIds = waitingIds(world);
  const substituteId = registration.absence?.substituteId ?? null;
  const place = { matchId: 'final', candidateIds };
  const until = new Date(now.getTime() + 15 * MINUTE).toISOString();
  const reads = [...candidateIds, ...(substituteId === null ? [] : [substituteId])];
  const also = candidateIds.map((other) => ({ registrationId: other, decide: substituteOffer(id, until, actor) }));
  const withdrawn = substituteId === null ? [] : [{ registrationId: substituteId, decide: offerWithdrawal(id, actor) }];
  if (registration.absence !== null) {
    return [{ decide: presence(substituteId, actor), reads, also: withdrawn }];
  }
  if (registration.status === 'waiting') return [{ decide: offer(actor) }, { decide: offerAcceptance(link, now) }];
  return [
    { decide: absence(place, actor), reads, also },
    { decide: absentSeatOffer(candidateIds), reads, also },
    { decide: expiry(now) },
  ];
}

function departures({ registration, now }: Scene): Some[] {
  return [
    { decide: withdrawal(registration.link, now) },
    { decide: ownErasure(playerOf(registration), now) },
    { decide: ownErasure(guardianOf(registration), now) },
    { decide: removal({ uid: 'admin', now }) },
  ];
}

/** A player registers, or something happens to the player's last registration. */
function someOperation(world: World, dice: Scene['dice'], now: Date): Operation {
  const player = dice(PLAYERS);
  const { registrationId } = concerns(world, player, expiry(now));
  const registration = world.registrations.get(registrationId);
  if (registration === undefined || dice(5) === 0) {
    const joining = { ...candidate(player, now, `${now.getTime()}`), guardian: picked(dice, GUARDIANS) };
    return joins(joining, admission(joining, now, { orWait: true }));
  }
  const scene = { world, registration, now, dice };
  const often = [organisersDecisions, consents, corrections, seatChanges];
  const kind = picked(dice, [...often, ...often, departures]);
  return { registrationId, ...picked(dice, kind(scene)) };
}

/** Approved registrations that lack a consent, or play against a refusal. */
function unallowed({ tournament, registrations, reservations }: World): string[] {
  return [...registrations.values()]
    .filter(({ status }) => status === 'approved')
    .filter((one) => {
      const isUnasked = one.guardian !== null && tournament.guardianConsent && one.consent?.given !== true;
      return isUnasked || one.consent?.given === false || playerIdsOf(one).some((id) => reservations.get(id)?.refusal);
    })
    .map(({ id }) => id);
}

/** Registrations whose players, or requested players, aren't reserved to them. */
function unreserved({ registrations, reservations }: World): string[] {
  return [...registrations.values()]
    .filter(({ status }) => status !== 'rejected')
    .filter((one) => heldIds(one).some((id) => reservations.get(id)?.registrationId !== one.id))
    .map(({ id }) => id);
}

test.each([true, false])('approves only with the consent asked for, in random histories (asked: %s)', (isAsked) => {
  const seen = new Map<string, number>();
  const date = new Date(BEGIN + 40 * HOUR).toISOString();
  const open = { status: 'published', linkedFormId: 'f', maxPlayers: 3, date, waitingList: 'automatic' };
  const copa = readVisibleTournament('copa', { ...open, guardianConsent: isAsked });
  const tournament = { ...copa, confirmations: usualConfirmations };
  const histories = fc.property(fc.gen(), (random) => {
    const dice: Scene['dice'] = (sides) => random(upTo, sides - 1);
    let world: World = { tournament, registrations: new Map(), reservations: new Map() };
    for (let step = 0; step < STEPS; step += 1) {
      const now = new Date(BEGIN + step * 30 * MINUTE);
      const expiries = waitingIds(world).map((id) => ({ registrationId: id, decide: offerExpiry(now) }));
      const { next, records } = round(world, [someOperation(world, dice, now), ...expiries]);
      world = next;
      expect([...unallowed(world), ...unreserved(world)], records.join(' ')).toEqual([]);
      const approved = [...world.registrations.values()].filter(({ status }) => status === 'approved');
      for (const action of [...records, ...approved.map(() => 'approved')])
        seen.set(action, (seen.get(action) ?? 0) + 1);
    }
  });
  fc.assert(histories, { numRuns: 250, seed: 1 });
  const actions = ['status', 'absence', 'presence', 'consent', 'correct', 'players', 'take', 'offer', 'override'];
  for (const action of ['approved', ...actions.map((name) => `registration.${name}`)]) {
    expect(seen.get(action) ?? 0, action).toBeGreaterThan(4);
  }
});
