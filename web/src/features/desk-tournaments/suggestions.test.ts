import { describe, expect, test } from 'vitest';
import { suggestionsFor } from './suggestions.ts';

const own = (modality: string) => ({ modality, gameMode: '', mapSelection: '', format: '' });

describe('suggestions', () => {
  test.each([
    ['nothing else', [], []],
    ['the community’s own', [own('Trío')], ['Trío']],
    ['each once, whatever its case', [own('Trío'), own('trío'), own('SOLO')], ['Trío']],
    ['nothing for what is empty', [own('')], []],
  ])('after what is usual come %s', (_, tournaments, added) => {
    const values = suggestionsFor('modality', tournaments).map(({ value }) => value);
    expect(values).toEqual(['Solo', 'Dúo', 'Escuadra', ...added]);
  });

  test('a code is offered with its reading', () => {
    expect(suggestionsFor('format', [])).toContainEqual({ value: 'eliminacion_directa', label: 'Eliminación directa' });
  });
});
