import { describe, expect, test } from 'vitest';
import { entryFeeText, readableCode } from './labels.ts';

describe('a stored code as people read it', () => {
  test.each([
    ['COMPETITIVO', 'Competitivo'],
    ['eliminacion_directa', 'Eliminación directa'],
    ['ELIMINACION_DIRECTA', 'Eliminación directa'],
    ['battle_royale', 'Battle royale'],
    ['Bermuda Remastered', 'Bermuda Remastered'],
    ['dúo', 'Dúo'],
    ['CS', 'CS'],
    ['', ''],
  ])('%s', (code, label) => expect(readableCode(code)).toBe(label));
});

describe('the entry fee', () => {
  test.each([
    ['0', null],
    ['', null],
    ['-5', null],
    ['gratis', null],
    ['50', '$50'],
    ['1500', '$1,500'],
    ['1.5', '$1.50'],
  ])('%s', (fee, text) => expect(entryFeeText(fee)).toBe(text));
});
