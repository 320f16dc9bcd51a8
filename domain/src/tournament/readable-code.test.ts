import { expect, test } from 'vitest';
import { readableCode } from './readable-code.ts';

test.each([
  ['COMPETITIVO', 'Competitivo'],
  ['eliminacion_directa', 'Eliminación directa'],
  ['ELIMINACION_DIRECTA', 'Eliminación directa'],
  ['battle_royale', 'Battle royale'],
  ['Bermuda Remastered', 'Bermuda Remastered'],
  ['dúo', 'Dúo'],
  ['CS', 'CS'],
  ['', ''],
])('makes the stored code “%s” readable', (code, label) => expect(readableCode(code)).toBe(label));
