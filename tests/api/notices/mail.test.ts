// Notices by mail go to an address that said yes, once each, and end with a tap in any of them.
import { describe, expect, it } from 'vitest';
import { fanOutDue } from '../../../functions/src/notices/fan-out.ts';
import { deleteStraySubscriptions } from '../../../functions/src/notices/subscriptions.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectFailure } from '../../fixtures/calls/expect.ts';
import { playerLinks, registrationDocuments } from '../../fixtures/people/links.ts';
import { enteredMatch, MAKE_OFFICIAL } from '../../fixtures/records/competition-records.ts';
import { hoursFromNow } from '../../fixtures/records/records.ts';
import { holding } from '../../fixtures/records/whole-store.ts';

const PROJECT = 'demo-api-mail';
const MIA = 'mia@correo.test';
let links = playerLinks();

const { api, call, clock, database, visit } = await openAdminArea(PROJECT, () => {
  links = playerLinks();
  return { ...registrationDocuments(links), ...enteredMatch };
});

const ask = (address = MIA, token = links.holder) =>
  visit('POST /my-registration/mail', { token, address, zone: 'America/Mexico_City' });
const mails = async () => (await database.collection('mail').get()).docs;
const written = async () => (await mails()).map((mail) => `${mail.get('to').join()}: ${mail.get('message.subject')}`);
/** The token that a mail's links hold. */
const answerIn = (text: string) => /\/avisos#([0-9a-f]{32})/.exec(text)?.[1] ?? expect.fail();
async function answerTo(address: string): Promise<string> {
  const mail = (await mails()).find((one) => one.get('to').includes(address));
  return answerIn(String(mail?.get('message.text')));
}
async function subscribed(address = MIA, token = links.holder): Promise<string> {
  expect((await ask(address, token)).status).toBe(200);
  const answer = await answerTo(address);
  expect((await visit('POST /mail/answer', { answer, wanted: true })).status).toBe(200);
  return answer;
}
const official = () => call(...MAKE_OFFICIAL);
async function deliver(at = clock.now) {
  await api.idle();
  clock.now = at;
  await fanOutDue(api.context());
  await api.idle();
}
const isResult = (text: string) => text.includes('Ya hay resultado oficial');
const results = async () => (await written()).filter(isResult);
const state = async (token = links.holder) => (await visit('POST /my-registration/mail/read', { token })).body;

describe('a mail address', () => {
  it('is asked to confirm once, and gets no notice before', async () => {
    expect(await state()).toMatchObject({ data: { state: 'off', address: 'ana@example.com' } });
    for (const _ of [1, 2]) expect((await ask()).body).toMatchObject({ data: { state: 'asked', address: MIA } });
    expect(await written()).toEqual([`${MIA}: Confirma tus avisos: Copa Relámpago`]);
    await official();
    await deliver();
    expect(await results()).toEqual([]);
  });

  it('gets each notice once after confirming, with an unsubscribe link', async () => {
    const answer = await subscribed();
    expect(await state()).toMatchObject({ data: { state: 'on', address: MIA } });
    await official();
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect(await results()).toEqual([`${MIA}: Ya hay resultado oficial: Copa Relámpago`]);
    const mail = (await mails()).find((one) => isResult(one.get('message.subject')));
    expect(mail?.data()).toMatchObject({ to: [MIA], delivery: { state: 'PENDING', attempts: 0, error: null } });
    expect(String(mail?.get('message.text')).match(/https:\S+/g)).toEqual([
      'https://example.com/mi-lugar?torneo=copa',
      `https://example.com/avisos#${answer}`,
    ]);
    const all = JSON.stringify((await mails()).map((one) => one.get('message')));
    const subscriptions = (await database.collection('subscriptions').get()).docs.map((one) => one.data());
    expect(JSON.stringify(subscriptions)).not.toContain(answer);
    for (const secret of [links.holder, 'Nube', '10000001', 'Ana', '+52']) expect(all).not.toContain(secret);
    expect(JSON.stringify(api.logged)).not.toMatch(/correo\.test/);
  });

  it('ends for good by a mail that came before another address replaced it', async () => {
    await ask('primero@correo.test');
    const answer = await answerTo('primero@correo.test');
    clock.now = hoursFromNow(1);
    await ask('otro@correo.test');
    for (const _ of [1, 2]) expect((await visit('POST /mail/answer', { answer, wanted: false })).status).toBe(200);
    expect(await state()).toMatchObject({ data: { state: 'asked', address: 'otro@correo.test' } });
    clock.now = hoursFromNow(2);
    expectFailure(await ask('primero@correo.test', links.other), 400, 'invalid', { address: expect.any(String) });
  });

  it('is deleted when it declines, its player stops, or another address replaces it', async () => {
    const answer = await subscribed();
    for (const _ of [1, 2]) expect((await visit('POST /mail/answer', { answer, wanted: false })).status).toBe(200);
    expect(await holding(PROJECT, [MIA])).toEqual([]);
    expectFailure(await visit('POST /mail/answer', { answer, wanted: true }), 404, 'not_found');
    clock.now = hoursFromNow(1);
    await ask('primero@correo.test');
    const replaced = await answerTo('primero@correo.test');
    clock.now = hoursFromNow(2);
    await subscribed('otro@correo.test');
    expectFailure(await visit('POST /mail/answer', { answer: replaced, wanted: true }), 404, 'not_found');
    expect((await visit('POST /my-registration/mail/end', { token: links.holder })).body).toMatchObject({
      data: { state: 'off' },
    });
    await official();
    await deliver();
    expect(await written()).toEqual([]);
    expect(await holding(PROJECT, ['otro@correo.test'])).toEqual([]);
  });

  it('is never asked again after its own no, in no spelling and for no other player', async () => {
    const answer = await subscribed('mia+copa@gmail.com');
    await subscribed('m.ia@gmail.com', links.other);
    expect((await visit('POST /mail/answer', { answer, wanted: false })).status).toBe(200);
    expect(await holding(PROJECT, ['gmail.com'])).toEqual([]);
    expect(await state(links.other)).toMatchObject({ data: { state: 'off' } });
    clock.now = hoursFromNow(30);
    const text = 'Desde este correo se pidió no recibir más mensajes. Escribe otro.';
    for (const token of [links.holder, links.other]) {
      expectFailure(await ask('Mia@googlemail.com', token), 400, 'invalid', { address: text });
    }
    expect(await written()).toEqual([]);
    expect((await ask('otro@gmail.com')).status).toBe(200);
  });

  it('is asked again after its player stopped the mails', async () => {
    await subscribed();
    await visit('POST /my-registration/mail/end', { token: links.holder });
    expect((await ask()).body).toMatchObject({ data: { state: 'asked' } });
  });

  it('is asked at most three times an hour in all spellings together', async () => {
    const spellings = ['bea@gmail.com', 'b.ea@gmail.com', 'bea+1@gmail.com', 'BEA@googlemail.com'];
    const replies = [];
    for (const [index, address] of spellings.entries()) {
      clock.now = hoursFromNow(index / 60);
      replies.push(await ask(address, index % 2 === 0 ? links.holder : links.other));
    }
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(await written()).toHaveLength(3);
  });

  it('is asked to confirm at most three times a day per link', async () => {
    for (const hour of [0, 1, 2]) {
      clock.now = hoursFromNow(hour);
      expect((await ask()).status).toBe(200);
    }
    clock.now = hoursFromNow(3);
    const text = 'Ya pediste varios correos hoy. Inténtalo mañana.';
    expectFailure(await ask('otro@correo.test'), 429, 'rate_limited', { address: text });
    await visit('POST /my-registration/mail/end', { token: links.holder });
    expectFailure(await ask(), 429, 'rate_limited', { address: text });
    clock.now = hoursFromNow(27);
    expect((await ask('otro@correo.test')).status).toBe(200);
  });

  it('is deleted at once with its mails when an organiser deletes the registration', async () => {
    await subscribed();
    await official();
    await deliver();
    expect(await results()).toHaveLength(1);
    expect((await call('DELETE /registrations/copa_10000001')).status).toBe(200);
    expect(await holding(PROJECT, [MIA])).toEqual([]);
  });

  it('is deleted with the data of its player, or when the link is replaced', async () => {
    await subscribed();
    await official();
    await deliver();
    expect((await visit('POST /my-registration/erase', { token: links.holder })).status).toBe(200);
    expect(await holding(PROJECT, [MIA])).toEqual([]);
    await subscribed('otro@correo.test', links.other);
    await call('POST /registrations/link', { id: 'copa_10000002' });
    await deleteStraySubscriptions(api.context());
    expect(await holding(PROJECT, ['otro@correo.test'])).toEqual([]);
  });
});

describe('a failed mail', () => {
  async function sentResult() {
    await subscribed();
    for (const { ref } of await mails()) await ref.update({ 'delivery.state': 'SUCCESS' });
    await official();
    await deliver();
  }
  const result = async () => (await mails()).find((one) => isResult(one.get('message.subject')));
  /** Writes what the extension writes. */
  const extension = async (delivery: Record<string, unknown>) =>
    (await result())?.ref.update(
      Object.fromEntries(Object.entries(delivery).map(([name, value]) => [`delivery.${name}`, value])),
    );
  const fail = (attempts: number, error = 'Error: 451 Try again later') =>
    extension({ state: 'ERROR', attempts, error: `${error} <${MIA}>` });
  const resultState = async () => (await result())?.get('delivery.state');
  /** Runs the tasks that are due then. */
  async function pass(minutes: number) {
    clock.now = hoursFromNow(minutes / 60);
    await api.idle();
  }
  async function summary() {
    const { body } = await call('GET /notices?tournamentId=copa');
    return Object(body).data.notices.find(({ event }: { event: string }) => event === 'result');
  }
  const counts = (sent: number, failed: number) => ({ waiting: 0, sent, failed });

  it('is sent again with growing pauses, then counted as failed', async () => {
    await sentResult();
    await fail(1);
    await pass(4);
    expect(await resultState()).toBe('ERROR');
    await pass(5);
    expect(await resultState()).toBe('RETRY');
    await fail(2);
    await pass(14);
    expect(await resultState()).toBe('ERROR');
    await pass(15);
    expect(await resultState()).toBe('RETRY');
    expect(await summary()).toMatchObject(counts(1, 0));
    await fail(5);
    await pass(120);
    expect(await resultState()).toBeUndefined();
    expect(await summary()).toMatchObject(counts(0, 1));
    await deliver(hoursFromNow(3));
    expect(await results()).toEqual([]);
    expect(JSON.stringify(api.logged)).not.toMatch(/correo\.test/);
  });

  it('that was interrupted is touched once its lease has ended, so that the extension sees it', async () => {
    await sentResult();
    await extension({ state: 'PROCESSING', attempts: 1, leaseExpireTime: hoursFromNow(6 / 60) });
    const untouched = (await result())?.updateTime;
    await pass(5);
    expect((await result())?.updateTime).toEqual(untouched);
    await pass(15);
    expect((await result())?.updateTime).not.toEqual(untouched);
    expect(await resultState()).toBe('PROCESSING');
    await extension({ state: 'SUCCESS', attempts: 2 });
    await pass(60);
    expect(await summary()).toMatchObject(counts(1, 0));
    expect(api.tasks.nextAt()).toBeNull();
  });

  it('is given up at once and counted as failed when the inbox refuses it for good', async () => {
    await sentResult();
    await fail(1, 'Error: Message failed: 550 5.1.1 No such user');
    await pass(5);
    expect(await holding(PROJECT, ['Ya hay resultado oficial'])).toEqual([]);
    expect(await summary()).toMatchObject(counts(0, 1));
    expect(await state()).toMatchObject({ data: { state: 'refused', address: MIA } });
  });

  it('that asks to confirm tells its player that the inbox refuses it, and may be asked for again', async () => {
    await ask();
    for (const { ref } of await mails()) {
      await ref.update({ 'delivery.state': 'ERROR', 'delivery.error': 'Error: 550 No such user' });
    }
    await pass(5);
    expect(await state()).toMatchObject({ data: { state: 'refused', address: MIA } });
    expect(await written()).toEqual([]);
    await pass(6);
    expect((await ask()).body).toMatchObject({ data: { state: 'asked', address: MIA } });
    expect(await written()).toHaveLength(1);
  });

  it('is deleted when it expires unsent', async () => {
    await sentResult();
    await pass(24 * 60);
    await pass(25 * 60);
    expect(await results()).toEqual([]);
    expect(await summary()).toMatchObject(counts(0, 1));
    expect(api.tasks.nextAt()).toBeNull();
  });
});
