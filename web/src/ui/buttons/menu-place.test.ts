import { expect, test } from 'vitest';
import { menuPlace } from './menu-place.ts';

const space = { top: 72, bottom: 716 };

test.each([
  ['below a button near the top', { top: 200, bottom: 244 }, 400, { top: 244, isBeside: false }],
  ['above a button near the foot', { top: 600, bottom: 644 }, 400, { top: 200, isBeside: false }],
  ['at the side of a button in the middle, whole', { top: 400, bottom: 444 }, 500, { top: 216, isBeside: true }],
  ['at the side of a button near the top, whole', { top: 200, bottom: 244 }, 546, { top: 170, isBeside: true }],
  ['clear of the bar, if it is higher than the space', { top: 300, bottom: 344 }, 900, { top: 72, isBeside: true }],
])('places a menu %s', (_, button, height, place) => {
  expect(menuPlace(button, height, space)).toEqual(place);
});
