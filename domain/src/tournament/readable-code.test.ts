import { describe, expect, test } from 'vitest';
import { readableCode } from './readable-code.ts';

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
