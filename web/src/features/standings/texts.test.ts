import type { Stage } from '@arena/domain';
import { expect, test } from 'vitest';
import { signed } from '../../ui/texts/competition-texts.ts';
import { stageToTest } from './sample.ts';
import { changeText, resultText, scoringTexts } from './texts.ts';

const { scoring } = stageToTest();

test.each<{ name: string; change: Partial<Stage>; says: string }>([
  {
    name: 'places',
    change: { scoring: { ...scoring, placement: [12, 9, 0, 0] } },
    says: 'Puntos por puesto: 1.º 12, 2.º 9.',
  },
  { name: 'no places', change: { scoring: { ...scoring, placement: [0] } }, says: 'Los puestos no dan puntos.' },
  { name: 'kills', change: {}, says: 'Cada baja vale 1 punto.' },
  { name: 'half kills', change: { scoring: { ...scoring, perKill: 0.5 } }, says: 'Cada baja vale 0.5 puntos.' },
  { name: 'no kills', change: { scoring: { ...scoring, perKill: 0 } }, says: 'Las bajas no dan puntos.' },
  { name: 'no tie-break', change: {}, says: 'Quien empata en puntos comparte el puesto.' },
  {
    name: 'tie-breaks',
    change: { scoring: { ...scoring, tieBreaks: ['wins', 'kills'] } },
    says: 'Si hay empate en puntos decide, en este orden: más Booyahs y más bajas. Si sigue igual, comparten el puesto.',
  },
  {
    name: 'a title by points',
    change: { scoring: { ...scoring, champion: { points: 80, maxMatches: 10 } } },
    says: 'Es campeón quien hace Booyah en una partida a la que entra con 80 puntos o más. Si nadie lo logra en 10 partidas, gana quien lidera.',
  },
  {
    name: 'a title by wins',
    change: { scoring: { ...scoring, champion: { wins: 2, maxMatches: 3 } } },
    says: 'Es campeón el primero que llega a 2 Booyahs. Si nadie lo logra en 3 partidas, gana quien lidera.',
  },
  {
    name: 'what is carried by rank',
    change: { scoring: { ...scoring, carry: { byRank: [5, 3] } } },
    says: 'De la fase anterior se traen puntos según el puesto: 1.º 5, 2.º 3.',
  },
  {
    name: 'who goes on',
    change: {
      advance: { perGroup: 2, best: 1 },
      groups: [
        { id: 'a', name: 'A', entryIds: [] },
        { id: 'b', name: 'B', entryIds: [] },
      ],
    },
    says: 'A la siguiente fase avanzan los 2 primeros de cada grupo y el mejor de los demás.',
  },
  {
    name: 'a draw',
    change: { draw: { method: 'random', seed: '5f3c', at: '', late: [] } },
    says: 'Los grupos se sortearon con el código «5f3c».',
  },
])('the scoring of a stage: $name', ({ change, says }) => {
  expect(scoringTexts(stageToTest(change))).toContain(says);
});

test.each([
  [{ played: true, placement: 1, kills: 1 }, '1.º, 1 baja'],
  [{ played: true, placement: null, kills: null }, 'puesto desconocido, bajas desconocidas'],
  [{ played: false, placement: null, kills: null }, 'no jugó'],
  [null, 'sin resultado'],
])('%j is told as %s', (row, text) => {
  expect(resultText(row)).toBe(text);
});

test('a correction is told as before and after', () => {
  const after = { played: true, placement: 1, kills: 6 };
  expect(changeText({ entryId: 'a', before: { ...after, placement: 2 }, after })).toBe('2.º, 6 bajas → 1.º, 6 bajas');
});

test('points that were given or taken have their sign', () => {
  expect([signed(3), signed(-2)]).toEqual(['+3', '−2']);
});
