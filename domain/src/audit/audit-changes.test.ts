import { expect, test } from 'vitest';
import { MatchFields } from '../competition/records/match.schema.ts';
import { Form, type FormField } from '../form/form.schema.ts';
import { Question } from '../question/question.schema.ts';
import { Tournament } from '../tournament/tournament.schema.ts';
import type { AuditRecord } from './audit.schema.ts';
import { auditChanges } from './audit-changes.ts';

const nick: FormField = { id: 'a', type: 'text', label: '¿Tu nick?', placeholder: '', required: false, options: [] };
const size: FormField = { ...nick, id: 'b', type: 'select', label: 'Talla', placeholder: 'Elige', options: ['S', 'M'] };

test.each<[string, AuditRecord['before'], AuditRecord['after'], string[]]>([
  ['a state', { status: 'draft' }, { status: 'published' }, ['Estado: Borrador → Publicado']],
  [
    'a decision',
    { status: 'pending', reason: null },
    { status: 'rejected', reason: 'Repetida' },
    ['Estado: Pendiente → Rechazado', 'Motivo: — → Repetida'],
  ],
  ['a code', { format: 'puntos' }, { format: 'eliminacion_directa' }, ['Formato: Puntos → Eliminación directa']],
  ['a time', { date: null }, { date: '2026-11-22T01:00:00.000Z' }, ['Empieza: — → at 2026-11-22T01:00:00.000Z']],
  ['a list', { rules: [] }, { rules: ['Uno', 'Dos'] }, ['Reglas: — → Uno\nDos']],
  ['a new record', null, { name: 'Copa', prize: '', active: true }, ['Nombre: — → Copa', 'Activa: — → Sí']],
  ['a correction', { revision: 1 }, { revision: 2, changed: ['phone'] }, ['Qué se corrigió: — → Teléfono']],
  ['a draw', { draw: null }, { draw: { seed: 1 } }, ['Sorteo: — → Con detalles']],
  ['another tournament', { tournamentId: 'a' }, { tournamentId: 'b' }, ['Torneo: Un torneo → Un torneo (cambió)']],
  ['a value that stays empty', { tournamentId: null }, {}, []],
  [
    'the fields of a form',
    { fields: [nick] },
    { fields: [{ ...nick, label: '¿Tu contraseña?', required: true }, size] },
    [
      'Campos: ¿Tu nick? · Texto corto · opcional → ¿Tu contraseña? · Texto corto · obligatorio\n' +
        'Talla · Selección única · opcional · S, M · ejemplo: Elige',
    ],
  ],
  [
    'form fields with no visible change',
    { fields: [nick] },
    { fields: [{ ...nick, id: 'c' }] },
    ['Campos: ¿Tu nick? · Texto corto · opcional → ¿Tu nick? · Texto corto · opcional (cambió)'],
  ],
  ['advancing entries', null, { through: ['e-1', 'e-2'], chosen: [] }, ['Avanzan: — → 2']],
  ['an empty change', null, null, []],
])('describes %s in words', (_what, before, after, told) => {
  const changes = auditChanges({ action: 'tournament.update', before, after }, (instant) => `at ${instant}`);
  expect(changes.map((change) => `${change.label}: ${change.before} → ${change.after}`)).toEqual(told);
});

test('describes a new question order by the number of moved questions', () => {
  const change = { before: { pais: 0, nick: 1 }, after: { pais: 1, nick: 0 } };
  expect(auditChanges({ action: 'question.reorder', ...change }, String)).toEqual([
    { label: 'Preguntas que cambiaron de lugar', before: '—', after: '2' },
  ]);
});

test.each(Object.entries({ Tournament, Question, Form, MatchFields }))(
  'never shows a field of %s by its English name',
  (_name, { shape }) => {
    const after = Object.fromEntries(Object.keys(shape).map((field) => [field, 'x']));
    const labels = auditChanges({ action: 'x.create', before: null, after }, String).map(({ label }) => label);
    expect(labels.filter((label) => label in shape)).toEqual([]);
  },
);
