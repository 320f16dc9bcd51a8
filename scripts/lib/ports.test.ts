import { expect, test } from 'vitest';
import { portOffset, portsAt } from './ports.ts';

test('a stack without an offset has the usual ports', () => {
  expect(portsAt(0)).toMatchObject({ hosting: 3001, vite: 5173, functions: 5001, firestore: 8080, auth: 9099 });
});

test('an offset moves every port, and none onto another', () => {
  const [usual, moved] = [Object.values(portsAt(0)), Object.values(portsAt(40))];
  expect(moved).toEqual(usual.map((port) => port + 40));
  expect(new Set([...usual, ...moved]).size).toBe(usual.length * 2);
});

test.each([
  [undefined, 7],
  ['', 7],
  ['  ', 7],
  ['0', 0],
  ['40', 40],
  ['10000', 10_000],
])('ARENA_PORT_OFFSET %j means %i', (text, offset) => {
  expect(portOffset({ ARENA_PORT_OFFSET: text }, 7)).toBe(offset);
});

test.each(['-1', '1.5', 'ten', '60000', 'NaN'])('ARENA_PORT_OFFSET %j is refused by name', (text) => {
  expect(() => portOffset({ ARENA_PORT_OFFSET: text }, 0)).toThrow(`ARENA_PORT_OFFSET is '${text}'`);
});
