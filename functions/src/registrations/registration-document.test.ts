import { describe, expect, it } from 'vitest';
import { holdsSeat, readStoredRegistration } from './registration-document.ts';

describe('reading a registration', () => {
  it('keeps every field of a complete record', () => {
    const whole = {
      tournamentId: 'copa',
      fullName: 'Ana',
      nickname: 'AnaFF',
      freeFireId: '12345678',
      email: 'a@b.co',
      phone: '12345678',
      answers: { nick: 'Anita', modos: ['Solo'] },
      team: { name: 'Furia Norte', players: [{ nickname: 'Kira', freeFireId: '23456789' }] },
      playersChange: {
        at: '2026-11-20T16:00:00.000Z',
        state: 'open',
        nickname: 'Ana',
        freeFireId: '12345678',
        team: null,
      },
      guardian: { name: 'Rosa', contact: 'rosa@b.co' },
      consent: { given: true, at: '2026-11-20T16:00:00.000Z', way: 'team_link' },
      guardianAsked: 'team',
      guardianLink: 'g',
      guardianLinks: 1,
      invitation: 'i',
      linkMaker: { uid: 'admin', readers: ['otra'], networks: ['una-red'] },
      guardianLinkMaker: { uid: 'admin', readers: [], networks: [] },
      teamLink: 't',
      teamLinks: 2,
      absence: { matchId: 'segunda', substituteId: null },
      replaces: 'copa_87654321',
      status: 'rejected',
      requestHash: 'r',
      link: 'h',
      mailedLink: 'm',
      emailBy: 'admin',
      createdAt: '2026-11-20T15:00:00.000Z',
      decidedAt: '2026-11-20T16:00:00.000Z',
      decidedBy: 'admin',
      reason: 'Nivel',
      out: 'left',
      preconfirmed: true,
      enrolmentConfirmedAt: '2026-11-20T16:30:00.000Z',
      matchConfirmedAt: '2026-11-21T16:30:00.000Z',
      matchConfirmedFor: '2026-11-22T15:00:00.000Z',
      line: 4,
      offeredUntil: '2026-11-20T17:00:00.000Z',
      revision: 2,
      networkHash: 'una-red',
    };
    expect(readStoredRegistration('copa_12345678', whole)).toEqual({ id: 'copa_12345678', ...whole });
  });

  it('turns a malformed record into a pending one with empty fields', () => {
    const names = { fullName: 5, nickname: 7, playersChange: { nickname: 'Ana' }, team: { name: 'Furia' } };
    const guardian = { guardian: 'Rosa', consent: true, guardianAsked: 'nobody' };
    const decision = { status: 'lost', createdAt: 'yesterday', decidedAt: 7, reason: '' };
    const broken = { ...names, ...guardian, ...decision, answers: 'x', teamLink: 5, teamLinks: -1 };
    const read = readStoredRegistration('x', broken);
    expect(read).toEqual(readStoredRegistration('x', {}));
    expect(read).toMatchObject({ status: 'pending', fullName: '', answers: {}, createdAt: '1970-01-01T00:00:00.000Z' });
  });
});

it('a pending or approved registration holds a seat', () => {
  const held = ['pending', 'approved', 'rejected'].map((status) => holdsSeat(readStoredRegistration('x', { status })));
  expect([...held, holdsSeat(null)]).toEqual([true, true, false, false]);
});
