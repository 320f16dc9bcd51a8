import type { Stage } from '@arena/domain';
import { expect, test } from 'vitest';
import { signed } from '#ui/texts/competition-texts.ts';
import { testStage } from './sample.ts';
import { matchResultText, resultChangeText, scoringTexts } from './standings-texts';

const { scoring } = testStage();

const scored = (change: Partial<Stage['scoring']>) => ({ scoring: { ...scoring, ...change } });
const groups = ['a', 'b'].map((id) => ({ id, name: id, entryIds: [] }));

test.each<[name: string, change: Partial<Stage>, says: string]>([
  ['placement points', scored({ placement: [12, 9, 0, 0] }), 'Puntos por puesto: 1.º 12, 2.º 9.'],
  ['half kills', scored({ perKill: 0.5 }), 'Cada baja vale 0.5 puntos.'],
  ['no kills', scored({ perKill: 0 }), 'Las bajas no dan puntos.'],
  ['no tie-break', {}, 'Quien empata en puntos comparte el puesto.'],
  [
    'tie-breaks',
    scored({ tieBreaks: ['wins', 'kills'] }),
    'Si hay empate en puntos decide, en este orden: más Booyahs y más bajas. Si sigue igual, comparten el puesto.',
  ],
  [
    'a title by points',
    scored({ champion: { points: 80, maxMatches: 10 } }),
    'Es campeón quien hace Booyah en una partida a la que entra con 80 puntos o más. Si nadie lo logra en 10 partidas, gana quien lidera.',
  ],
  ['carry', scored({ carry: { byRank: [5] } }), 'De la fase anterior se traen puntos según el puesto: 1.º 5.'],
  [
    'advancing entries',
    { advance: { perGroup: 2, best: 1 }, groups },
    'A la siguiente fase avanzan los 2 primeros de cada grupo y el mejor de los demás.',
  ],
  ['a draw', { draw: { method: 'random', seed: 'x', at: '', late: [] } }, 'Los grupos se sortearon con el código «x».'],
])('describes the scoring of a stage: %s', (_name, change, says) => {
  expect(scoringTexts(testStage(change))).toContain(says);
});

test.each([
  [{ played: true, placement: 1, kills: 1 }, '1.º, 1 baja'],
  [{ played: true, placement: null, kills: null }, 'puesto desconocido, bajas desconocidas'],
  [{ played: false, placement: null, kills: null }, 'no jugó'],
  [null, 'sin resultado'],
])('%j is shown as %s', (row, text) => {
  expect(matchResultText(row)).toBe(text);
});

test('shows a correction as before and after, and adjustments with their sign', () => {
  const after = { played: true, placement: 1, kills: 6 };
  expect(resultChangeText({ entryId: 'a', before: { ...after, placement: 2 }, after })).toBe(
    '2.º, 6 bajas → 1.º, 6 bajas',
  );
  expect([signed(3), signed(-2)]).toEqual(['+3', '−2']);
});
