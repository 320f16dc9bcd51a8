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
])('a stored code as people read it: %s', (code, label) => expect(readableCode(code)).toBe(label));
