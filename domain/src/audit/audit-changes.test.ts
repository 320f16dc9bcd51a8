import { expect, test } from 'vitest';
import { type AuditRecord, auditActionText } from './audit.schema.ts';
import { auditChanges } from './audit-changes.ts';

test.each<[string, AuditRecord['before'], AuditRecord['after'], string[]]>([
  ['a state', { status: 'draft' }, { status: 'published' }, ['Estado: Borrador → Publicado']],
  [
    'a decision',
    { status: 'pending', reason: null },
    { status: 'rejected', reason: 'Repetida' },
    ['Estado: Pendiente → Rechazado', 'Motivo: — → Repetida'],
  ],
  ['a code', { format: 'puntos' }, { format: 'eliminacion_directa' }, ['Formato: Puntos → Eliminación directa']],
  ['where it is asked', { tournamentId: null }, { tournamentId: 'copa' }, ['Torneo: Todos → Uno solo']],
  ['a time', { date: null }, { date: '2026-11-22T01:00:00.000Z' }, ['Empieza: — → at 2026-11-22T01:00:00.000Z']],
  ['a link', { linkedFormId: null }, { linkedFormId: 'playeras' }, ['Inscripciones abiertas: No → Sí']],
  ['a list', { rules: [] }, { rules: ['Uno', 'Dos'] }, ['Reglas: — → Uno\nDos']],
  ['what is new', null, { name: 'Copa', prize: '', active: true }, ['Nombre: — → Copa', 'Activa: — → Sí']],
  ['what is gone', { name: 'Copa' }, null, ['Nombre: Copa → —']],
  ['a correction', { revision: 1 }, { revision: 2, changed: ['phone'] }, ['Qué se corrigió: — → Teléfono']],
  ['a draw', { draw: null }, { draw: { seed: 1 } }, ['draw: — → Con detalles']],
  ['an unknown state', { state: 'x' }, { state: 'y' }, ['Estado: x → y']],
  ['nothing', null, null, []],
])('%s is told in words', (_what, before, after, told) => {
  const changes = auditChanges({ before, after }, (instant) => `at ${instant}`);
  expect(changes.map((change) => `${change.label}: ${change.before} → ${change.after}`)).toEqual(told);
});

test.each([
  ['room.update', 'Escribió los datos de una sala'],
  ['room.paint', 'room.paint'],
])('%s is called %s', (action, text) => {
  expect(auditActionText(action)).toBe(text);
});
