// A player without the link gets it by e-mail, and learns nothing about anybody else's registration.
import { Challenge, limits } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { lookAfterMail } from '../../../functions/src/notices/mail-follow.ts';
import { type NewTask, setTasks } from '../../../functions/src/platform/tasks.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectFailure } from '../../fixtures/calls/expect.ts';
import { linkOf, registered, renewLinks, tokenOf } from '../../fixtures/people/links.ts';
import { from } from '../../fixtures/people/origins.ts';
import { solve } from '../../fixtures/people/proofs.ts';
import { hoursFromNow, registrationOf, submission, tournamentDocuments } from '../../fixtures/records/records.ts';
import { holding } from '../../fixtures/records/whole-store.ts';

const PROJECT = 'demo-api-lost-link';
const ANA = 'ana@correo.test';
const OWN = () => linkOf('a');

const { api, call, clock, database, visit } = await openAdminArea(
  PROJECT,
  () => {
    renewLinks();
    return {
      ...tournamentDocuments('copa', { currentPlayers: 3, guardianConsent: false }),
      ...registered('10000001', OWN(), {
        email: ANA,
        nickname: 'Nube',
        status: 'approved',
        decidedAt: hoursFromNow(-1),
      }),
      ...registered('10000002', linkOf('b'), { email: 'rechazo@correo.test', status: 'rejected' }),
      ...registrationOf('10000003', { email: 'lista@correo.test', nickname: 'Kira' }),
    };
  },
  { config: { mail: true, proofWork: 1 } },
);

let network = 0;
const ask = async (address: string, headers: Record<string, string> = {}) => {
  network += 1;
  const own = from(`198.51.100.${network % 250}`);
  const reply = await api.call('POST /my-registration/lost-link', {
    body: { address },
    headers: { ...own, ...headers },
  });
  await api.idle();
  return reply;
};
const mails = async () => (await database.collection('mail').get()).docs;
const subjects = async () =>
  (await mails()).map((mail) => `${mail.get('to').join()}: ${mail.get('message.subject')}`).toSorted();
const tokensIn = (text: string) => [...text.matchAll(/\/mi-lugar#([\w-]{22})/g)].map(([, token]) => String(token));
const mailedTokens = async () => tokensIn(JSON.stringify((await mails()).map((mail) => mail.get('message.text'))));
async function lastToken(): Promise<string> {
  return (await mailedTokens()).at(-1) ?? expect.fail();
}
const read = (token: string) => visit('POST /my-registration/read', { token });

describe('a lost link', () => {
  it('comes by e-mail beside the old one, which stays valid', async () => {
    expect((await ask('Ana@Correo.test ')).body).toEqual({ success: true, data: { asked: true } });
    expect(await subjects()).toEqual([`${ANA}: Tu enlace: Copa Relámpago`]);
    const token = await lastToken();
    expect(token).not.toBe(OWN());
    for (const each of [token, OWN()]) expect((await read(each)).body).toMatchObject({ data: { name: 'Nube' } });
    expect((await visit('POST /my-registration/leave', { token })).status).toBe(200);
    expect(JSON.stringify(api.logged)).not.toMatch(/correo\.test/);
    expect(JSON.stringify(api.logged)).not.toContain(token);
  });

  it('is the same in every mail, and leaves the outbox once it was sent', async () => {
    await ask(ANA);
    clock.now = hoursFromNow(0.01);
    await ask(ANA);
    const tokens = await mailedTokens();
    expect(tokens).toHaveLength(2);
    expect(new Set(tokens).size).toBe(1);
    await Promise.all((await mails()).map(({ ref }) => ref.update({ 'delivery.state': 'SUCCESS' })));
    for (const { id } of await mails()) expect(await lookAfterMail(api.context(), { mail: id }, 0)).toBe('done');
    expect(await mails()).toEqual([]);
  });

  it('is the first one of a registration that had none', async () => {
    await ask('lista@correo.test');
    expect((await read(await lastToken())).body).toMatchObject({ data: { name: 'Kira' } });
  });

  it.each(['nadie@correo.test', 'rechazo@correo.test'])(
    'is answered the same and mailed to nobody: %s',
    async (address) => {
      expect((await ask(address)).body).toEqual({ success: true, data: { asked: true } });
      expect(await mails()).toEqual([]);
    },
  );

  it('is answered before its address is looked up, and mailed once however often its task runs', async () => {
    const asked: NewTask[] = [];
    setTasks(database, { add: async (task) => void asked.push(task) });
    for (const address of [ANA, 'nadie@correo.test']) await ask(address);
    setTasks(database, api.tasks);
    expect(asked.map(({ queue }) => queue)).toEqual(['mailLinks', 'mailLinks']);
    expect(await mails()).toEqual([]);
    for (const task of [...asked, ...asked]) await api.tasks.add(task);
    await api.idle();
    expect(await mails()).toHaveLength(1);
  });

  it('goes to no address that an organiser wrote', async () => {
    const id = 'copa_10000001';
    await ask(ANA);
    const token = await lastToken();
    const changed = { id, revision: 0, email: 'otra@correo.test' };
    expect((await call('PATCH /registrations/fields', changed)).status).toBe(200);
    for (const address of [ANA, 'otra@correo.test']) await ask(address);
    expect(await subjects()).toHaveLength(1);
    expectFailure(await read(token), 404, 'link_not_found');
    expect((await visit('POST /my-registration/correct', { token: OWN(), revision: 1, email: ANA })).status).toBe(200);
    clock.now = hoursFromNow(0.01);
    await ask(ANA);
    expect(await subjects()).toHaveLength(2);
  });

  it('goes to no address that said no', async () => {
    await ask(ANA);
    const [mail] = await mails();
    const answer = /\/avisos#([0-9a-f]{32})/.exec(String(mail?.get('message.text')))?.[1];
    expect((await visit('POST /mail/answer', { answer, wanted: false })).status).toBe(200);
    clock.now = hoursFromNow(0.01);
    await ask(ANA);
    expect(await mails()).toEqual([]);
    expect((await read(OWN())).status).toBe(200);
  });

  it('ends with the link that an organiser replaces, and with the registration', async () => {
    await ask(ANA);
    const mailed = await lastToken();
    const own = tokenOf(await call('POST /registrations/link', { id: 'copa_10000001' }));
    expectFailure(await read(mailed), 404, 'link_not_found');
    expect((await read(own)).status).toBe(200);
    clock.now = hoursFromNow(0.01);
    await ask(ANA);
    expect((await call('DELETE /registrations/copa_10000001')).status).toBe(200);
    expectFailure(await read(own), 404, 'link_not_found');
    expect(await holding(PROJECT, [ANA])).toEqual([]);
  });

  it('fills no inbox: over the limit of its address nothing more is mailed', async () => {
    const { hits } = limits.rate.mailsPerInbox;
    for (let index = 0; index <= hits; index += 1) {
      clock.now = hoursFromNow(index / 60);
      expect((await ask(ANA)).status).toBe(200);
    }
    expect(await mails()).toHaveLength(hits);
    // A question for notices counts as one of them, in any spelling of the address.
    const question = { token: OWN(), address: ANA.replace('@', '+otra@'), zone: 'America/Mexico_City' };
    expectFailure(await visit('POST /my-registration/mail', question), 429, 'rate_limited');
    expect(await mails()).toHaveLength(hits);
  }, 30_000);

  it('costs a network proof of work over its limit, and refuses nobody', async () => {
    const home = from('203.0.113.9');
    const { hits } = limits.rate.lostLinksPerNetwork;
    const sent = await Promise.all(Array.from({ length: hits + 1 }, () => ask('nadie@correo.test', home)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([...Array(hits).fill(200), 428]);
    const reply = await ask(ANA, home);
    const proof = await solve(Challenge.parse(Object(reply.body).challenge));
    expect((await ask(ANA, { ...home, 'x-proof': proof })).status).toBe(200);
    expect(await subjects()).toHaveLength(1);
  });

  it.each([
    [{}, { address: 'El correo es obligatorio' }],
    [{ address: 'ana' }, { address: 'Correo electrónico inválido' }],
    [{ address: ANA, freeFireId: '10000001' }, { freeFireId: 'Este dato no se puede enviar aquí' }],
  ])('needs an address alone: %o', async (body, fields) => {
    expectFailure(await visit('POST /my-registration/lost-link', body), 400, 'invalid', fields);
  });
});

const LUZ = 'luz@correo.test';
const register = (fields: object = {}, key = 'c2222222-2222-4222-8222-222222222222') => {
  network += 1;
  const body = submission({ freeFireId: '10000009', email: LUZ, link: linkOf('n'), ...fields });
  return api.call('POST /registrations', {
    body,
    headers: { ...from(`198.51.100.${network % 250}`), 'idempotency-key': key },
  });
};

describe('a receipt', () => {
  it('goes with the link to the address of a new registration, once', async () => {
    expect((await register()).status).toBe(200);
    clock.now = hoursFromNow(0.01);
    expect((await register()).status).toBe(200);
    expect(await subjects()).toEqual([`${LUZ}: Tu inscripción: Copa Relámpago`]);
    expect(await mailedTokens()).toEqual([linkOf('n')]);
  });

  it('isn’t written without a link, for a refused registration, or to an address that said no', async () => {
    expect((await register({ link: undefined })).status).toBe(200);
    expect((await register({ freeFireId: '10000001' }, 'd2222222-2222-4222-8222-222222222222')).status).toBe(409);
    expect(await mails()).toEqual([]);
    await register({ freeFireId: '10000010' }, 'e2222222-2222-4222-8222-222222222222');
    const [mail] = await mails();
    const answer = /\/avisos#([0-9a-f]{32})/.exec(String(mail?.get('message.text')))?.[1];
    await visit('POST /mail/answer', { answer, wanted: false });
    await register({ freeFireId: '10000011', link: linkOf('m') }, 'f2222222-2222-4222-8222-222222222222');
    expect(await mails()).toEqual([]);
  });
});
