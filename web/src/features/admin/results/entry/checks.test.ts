import type { Match } from '@arena/domain';
import { sampleStage } from '@arena/domain/samples';
import { expect, test } from 'vitest';
import { sampleFacts, sampleResultMatch, sampleRows } from '../result-samples';
import { doubtsOf, exchangesBy, faultsOf, implicitAbsences, storedExchanges } from './checks.ts';
import type { MatchFacts } from './facts.ts';

const facts = sampleFacts(['Fluxo', 'INTZ', 'LOUD']);

test('shows a server problem at its row, and problems without a row separately', () => {
  const fields = {
    'rows.0.entryId': 'Fluxo no está en este grupo.',
    'rows.2.kills': 'Escribe un número entero',
    rows: 'Esta fase ya está cerrada.',
    reason: 'Falta',
  };
  const sent = sampleRows('fluxo:1:0 intz:2:0 loud:3:0');
  const { byEntry, others, isBlocking } = faultsOf(facts, sent.slice(1), { fields, rows: sent });
  expect([byEntry.get('intz'), byEntry.get('loud')]).toEqual([undefined, 'Escribe un número entero']);
  expect(others).toEqual(['Esta fase ya está cerrada.', 'Fluxo no está en este grupo.']);
  expect(isBlocking).toBe(false);
});

test('reports likely mistakes in a result', () => {
  expect(doubtsOf(facts, sampleRows('fluxo:1:9 intz:3:? loud:-'))).toEqual([
    'Falta el puesto 2.',
    'Hay un puesto 3 y jugaron 2.',
    'Fluxo tiene 9 bajas y había 4 rivales.',
    'No anotaste las bajas de INTZ: cuentan como 0.',
  ]);
});

const withdrawn = facts.lobby.map((entry) =>
  entry.id === 'loud' ? { ...entry, status: 'withdrawn' as const } : entry,
);

test.each<[string, MatchFacts, string[]]>([
  ['in a first result', facts, ['intz', 'loud']],
  [
    'except one that was already absent',
    sampleFacts(['Fluxo', 'INTZ', 'LOUD'], { revision: 1, rows: sampleRows('fluxo:1:2 intz:2:1 loud:-') }),
    ['intz'],
  ],
  ['except a withdrawn one', { ...facts, lobby: withdrawn }, ['intz']],
])('asks about implicitly absent entries: %s', (_, of, asked) => {
  expect(implicitAbsences(of, sampleRows('fluxo:1:2 intz:- loud:-'))).toEqual(asked);
});

test('says who would have advanced instead of whom, before a correction is saved and before it is official', () => {
  const sample = sampleFacts(['Fluxo', 'INTZ', 'LOUD'], {
    state: 'provisional',
    revision: 2,
    rows: sampleRows('fluxo:1:0 intz:2:0 loud:3:0'),
  });
  const stored: MatchFacts = { ...sample, match: { ...sample.match, stageId: 'ida' } };
  const ida = { ...stored.stage, id: 'ida', name: 'Ida', state: 'closed', advance: { perGroup: 1, best: 0 } } as const;
  const final = sampleStage('fluxo', { id: 'final' });
  const next = sampleResultMatch({ id: 'f1', groupId: 'g1', state: 'official', rows: sampleRows('fluxo:1:0') });
  const corrected = (match: Match): MatchFacts => ({
    ...stored,
    match,
    stage: ida,
    view: {
      ...stored.view,
      competition: { ...stored.view.competition, stages: [ida, final] },
      matches: [match, next],
    },
  });
  const told = [
    'Con la tabla corregida de Ida habría avanzado LOUD en lugar de Fluxo. La fase siguiente ya tiene resultados y se queda como se jugó.',
  ];
  const before = corrected(stored.match);
  expect(exchangesBy(before, sampleRows('loud:1:9 fluxo:2:0 intz:3:0'))).toEqual(told);
  expect(exchangesBy(before, sampleRows('fluxo:1:9 loud:2:0 intz:3:0'))).toEqual([]);
  expect(exchangesBy(before, stored.match.rows, { acceptsExchange: 'Otra' })).toEqual(['Otra']);
  const exchanges = [{ stageId: 'ida', would: ['loud'], instead: ['fluxo'] }];
  const corrections = [{ revision: 2, at: '', reason: 'Video', changes: [], exchanges }];
  const rows = sampleRows('loud:1:9 fluxo:2:0 intz:3:0');
  expect(storedExchanges(corrected({ ...stored.match, rows, corrections }))).toEqual(told);
});
