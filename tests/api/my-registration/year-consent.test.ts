// A guardian's yes covers the registrations of a year.
import { DAY } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { linkHash } from '../../../functions/src/registrations/commands/links.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { HASH, linkOf, registered } from '../../fixtures/people/links.ts';
import {
  type Fields,
  hoursFromNow,
  NOW,
  registrationOf,
  submission,
  tournamentDocuments,
} from '../../fixtures/records/records.ts';
import { holding } from '../../fixtures/records/whole-store.ts';

const PROJECT = 'demo-api-year-consent';
const ID = '10000001';
const ROSA = { name: 'Rosa Pérez', contact: '+52 55 8765 4321' };
const COPA = 'copa_10000001';
const LIGA = 'liga_liga-0001';
let player = '';
let mother = '';

const { audits, call, clock, database, expectRefused, stored, visit } = await openAdminArea(PROJECT, () => {
  [player, mother] = [linkOf('p'), linkOf('m')];
  const asking = { guardianConsent: true, currentPlayers: 1 };
  const later = { date: hoursFromNow(24 * 400), endDate: null, registrationDeadline: hoursFromNow(24 * 390) };
  return {
    ...tournamentDocuments('copa', { ...asking, currentPlayers: 2 }),
    ...tournamentDocuments('liga', { ...asking, ...later, name: 'Liga Norte', currentPlayers: 0 }),
    ...tournamentDocuments('otra', { ...asking, ...later, name: 'Otra', currentPlayers: 0 }),
    ...registered(ID, player, {
      guardian: ROSA,
      guardianAsked: 'player',
      guardianLink: linkHash(HASH, mother),
    }),
    [`links/${linkHash(HASH, mother)}`]: { registrationId: COPA, token: mother },
    ...registrationOf('10000002', { guardian: ROSA }),
  };
});

const send = (endpoint: string, body: Fields) => visit(`POST /${endpoint}`, body);
const answer = (given: boolean, token = mother) => send('guardians/answer', { token, given });
const end = (fields: Fields = {}, token = mother) => send('guardians/end', { token, ...fields });
const ownLink = (tournamentId = 'liga') => linkOf(tournamentId.slice(0, 1));
/** Registers in another tournament, two hours later. */
const registerIn = (tournamentId = 'liga', fields: Fields = {}) => {
  if (clock.now === NOW) clock.now = hoursFromNow(2);
  const own = { tournamentId, requestId: `${tournamentId}-0001`, link: ownLink(tournamentId) };
  return send('registrations', submission({ freeFireId: ID, guardian: ROSA, ...own, ...fields }));
};
const consentOf = async (id = LIGA) => (await stored(`registrations/${id}`))?.consent;
const approve = async (id = LIGA) =>
  Object((await call('POST /registrations/batch/approve', { ids: [id] })).body).data.failed;
const yearOf = async (token = mother) => Object((await send('guardians/read', { token })).body).data.year;
const yeses = async () => (await database.collection('guardianConsents').get()).docs.map((one) => one.data());
const CARRIED = { given: true, at: NOW.toISOString(), way: 'player_link', carried: true };

describe('a guardian’s yes', () => {
  it.each([
    ['by the link', () => answer(true)],
    [
      'to an organiser',
      () => call('POST /registrations/consent', { id: COPA, from: 'open', given: true, way: 'call' }),
    ],
  ])('%s covers the next registration with the same ID and contact', async (_, say) => {
    expect((await say()).status).toBe(200);
    const { status, body } = await registerIn('liga', { guardian: { name: 'Rosa', contact: '+525587654321' } });
    expect([status, body]).toMatchObject([200, { data: { isConsented: true } }]);
    expect(await consentOf()).toMatchObject({ given: true, at: NOW.toISOString(), carried: true });
    expect(await approve()).toEqual([]);
    expect((await send('my-registration/read', { token: ownLink() })).body).toMatchObject({
      data: { consent: 'given', isConsentCarried: true, guardianAsked: null },
    });
  });

  it('is told to the guardian, by the page and by the player’s link', async () => {
    await answer(true);
    await registerIn();
    const listed = { tournament: { name: 'Liga Norte' }, status: 'pending', canRefuse: true };
    const year = { at: NOW.toISOString(), until: hoursFromNow(365 * 24).toISOString(), ended: false };
    expect(await yearOf()).toMatchObject({ ...year, others: [{ id: LIGA, ...listed }] });
    const { body } = await send('my-registration/guardian', { token: ownLink(), number: 0 });
    const { link } = Object(body).data;
    expect(await yearOf(link)).toMatchObject({ ...year, others: [{ id: COPA }] });
    expect((await answer(false, link)).status).toBe(200);
    expect(await stored(`registrations/${LIGA}`)).toMatchObject({ status: 'rejected', out: 'no_consent' });
  });

  it.each<[string, Fields]>([
    ['another contact', { guardian: { ...ROSA, contact: 'rosa@example.com' } }],
    ['another ID', { freeFireId: '10000009' }],
    ['no guardian', { guardian: undefined }],
  ])('does not cover a registration with %s', async (_, fields) => {
    await answer(true);
    await registerIn('liga', fields);
    expect(await consentOf()).toBeNull();
  });

  it('is over after a year, and begins anew with the next answer', async () => {
    await answer(true);
    clock.now = new Date(NOW.getTime() + 365 * DAY + 1);
    await registerIn();
    expect(await consentOf()).toBeNull();
    expect(await yearOf()).toMatchObject({ ended: true });
    const { body } = await send('my-registration/guardian', { token: ownLink(), number: 0 });
    expect((await answer(true, Object(body).data.link)).status).toBe(200);
    await registerIn('otra');
    expect(await consentOf('otra_otra-0001')).toMatchObject({ carried: true, at: clock.now.toISOString() });
  });

  it('is ended by the guardian, who is asked again; it stays for what it covered', async () => {
    await answer(true);
    await registerIn();
    for (const _ of [1, 2]) expectData(await end(), { ended: true });
    expect(await yearOf()).toMatchObject({ ended: true, others: [{ id: LIGA }] });
    await registerIn('otra');
    expect(await consentOf('otra_otra-0001')).toBeNull();
    expect(await approve()).toEqual([]);
    expect(await audits('registration.consent_end')).toMatchObject([
      { actor: 'guardian', before: { consent: 'given' }, after: { consent: 'ended' }, tournamentId: 'copa' },
    ]);
  });

  it('is taken back for one of the registrations that it covers', async () => {
    await answer(true);
    await registerIn();
    await approve();
    for (const _ of [1, 2]) expectData(await end({ id: LIGA }), { ended: true });
    expect(await stored(`registrations/${LIGA}`)).toMatchObject({ status: 'rejected', out: 'no_consent' });
    expect(await stored(`registrations/${COPA}`)).toMatchObject({ status: 'pending', consent: { given: true } });
    expect(await yearOf()).toMatchObject({ ended: true, others: [{ status: 'rejected', canRefuse: false }] });
  });

  it('is not ended where there is none, nor for a registration that it does not cover', async () => {
    await expectRefused(() => end(), 404, 'not_found');
    await answer(true);
    await expectRefused(() => end({ id: 'copa_10000002' }), 404, 'not_found');
    await expectRefused(() => end({ id: 'liga_nadie-0001' }), 404, 'not_found');
    await expectRefused(() => end({ id: '' }), 400, 'invalid', { id: 'Identificador no válido' });
    expectFailure(await end({}, player), 404, 'link_not_found');
  });

  it('ends with a no in any tournament', async () => {
    await answer(true);
    await answer(false);
    await registerIn();
    expect(await consentOf()).toBeNull();
    expect(await yeses()).toMatchObject([{ ended: true }]);
  });

  it('does not lift a no that was said in the tournament', async () => {
    await answer(false);
    const seen = { id: 'copa_10000002', from: 'open' };
    await call('POST /registrations/consent', { ...seen, given: true, way: 'call' });
    await registerIn('copa', { requestId: 'anew-0001' });
    expect(await consentOf('copa_anew-0001')).toMatchObject({ given: false });
  });

  it('is dropped by a correction to another player ID', async () => {
    await answer(true);
    await registerIn();
    await approve();
    const revision = (await stored(`registrations/${LIGA}`))?.revision;
    const corrected = await call('PATCH /registrations/fields', { id: LIGA, revision, freeFireId: '10000008' });
    expect(corrected.status).toBe(200);
    expect(await stored(`registrations/${LIGA}`)).toMatchObject({ consent: null, status: 'pending' });
    expect(await approve()).toMatchObject([{ code: 'consent_missing' }]);
    expect(await yearOf()).toMatchObject({ others: [] });
  });

  it.each<[string, () => Promise<{ status: number }>]>([
    ['the player', () => send('my-registration/erase', { token: ownLink() })],
    ['the guardian', () => send('guardians/erase', { token: mother })],
    ['an organiser', () => call(`DELETE /registrations/${LIGA}`)],
  ])('goes when %s erases a registration that it covers', async (_, erase) => {
    await answer(true);
    await registerIn();
    expect((await erase()).status).toBe(200);
    expect(await yeses()).toEqual([]);
  });

  it('keeps no name, contact or ID, and is deleted after a year', async () => {
    await registerIn();
    const { body } = await send('my-registration/guardian', { token: ownLink(), number: 0 });
    await answer(true, Object(body).data.link);
    const paths = await holding(PROJECT, ['Rosa', '8765', ID]);
    expect(paths.filter((path) => path.startsWith('guardianConsents/'))).toEqual([]);
    const [yes] = await yeses();
    expect(Object.keys(yes ?? {}).toSorted()).toEqual(['at', 'contact', 'deleteAt', 'ended', 'registrationIds', 'way']);
    expect(yes?.deleteAt.toDate()).toEqual(new Date(clock.now.getTime() + 365 * DAY));
  });

  it('covers two registrations that are sent at once, and lists both', async () => {
    await answer(true);
    clock.now = hoursFromNow(2);
    const sent = await Promise.all([registerIn('liga'), registerIn('otra')]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    const ids = (await yearOf()).others.map(({ id }: { id: string }) => id);
    expect(ids.toSorted()).toEqual([LIGA, 'otra_otra-0001']);
    expect([await consentOf(), await consentOf('otra_otra-0001')]).toEqual([CARRIED, CARRIED]);
  });
});
