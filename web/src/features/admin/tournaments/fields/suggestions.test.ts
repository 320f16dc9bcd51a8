import { describe, expect, test } from 'vitest';
import { storedAs, suggestionsFor, suggestionText } from './suggestions.ts';

const own = (modality: string) => ({ modality, gameMode: '', mapSelection: '', format: '' });

describe('suggestions', () => {
  test.each([
    ['nothing else', [], []],
    ['the community’s own values', [own('Trío')], ['Trío']],
    ['each value once, ignoring case', [own('Trío'), own('trío'), own('SOLO')], ['Trío']],
    ['nothing for an empty value', [own('')], []],
  ])('list usual values, then %s', (_, tournaments, added) => {
    const values = suggestionsFor('modality', tournaments);
    expect(values).toEqual(['Solo', 'Dúo', 'Escuadra', ...added]);
  });

  test.each([
    ['format', 'eliminacion_directa', 'Eliminación directa', 'eliminacion_directa'],
    ['format', 'Llave doble', 'Llave doble', 'Llave doble'],
    ['gameMode', 'COMPETITIVO', 'Competitivo', 'COMPETITIVO'],
    ['modality', 'duo', 'Dúo', 'Dúo'],
    ['mapSelection', '', '', ''],
  ] as const)('%s: a stored %j is shown as %j and stored as %j', (field, stored, shown, again) => {
    expect(suggestionText(field, stored)).toBe(shown);
    expect(storedAs(field, ` ${shown} `)).toBe(again);
  });

  test('show the label of a code', () => {
    expect(suggestionsFor('format', [])).toEqual(['Eliminación directa', 'Puntos']);
  });
});
