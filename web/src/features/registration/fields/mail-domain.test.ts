import { expect, test } from 'vitest';
import { meantAddress } from './mail-domain.ts';

test.each([
  ['mateo.quispe@gmial.con', 'mateo.quispe@gmail.com'],
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmal.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail,com', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['Ana@Hotmial.com ', 'Ana@hotmail.com'],
  ['ana@hotmai.com', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@colegio.edu.con', 'ana@colegio.edu.com'],
])('takes %s for %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});

test.each([
  'ana@gmail.com',
  'ana@ymail.com',
  'ana@mail.com',
  'ana@me.com',
  'ana@live.com.mx',
  'ana@yahoo.com.ar',
  'ana@unam.mx',
  'ana@empresa.com.co',
  'ana@empresa.co',
  'ana@hotmail.es',
  'ana',
  'ana@',
  '@gmial.com',
  '',
])('leaves %j as it is', (typed) => {
  expect(meantAddress(typed)).toBeNull();
});
