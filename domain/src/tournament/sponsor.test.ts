import { expect, it } from 'vitest';
import { Sponsor } from './tournament.schema.ts';

const sponsor = { name: 'Inka Gaming', picture: `${'a'.repeat(32)}-300x100` };
const websiteOf = (website: string) => Sponsor.safeParse({ ...sponsor, website }).data?.website;

it.each([
  ['', ''],
  ['inkagaming.pe', 'https://inkagaming.pe'],
  ['www.inkagaming.pe/tienda?de=arena', 'https://www.inkagaming.pe/tienda?de=arena'],
  ['https://inkagaming.pe', 'https://inkagaming.pe'],
  ['http://inkagaming.pe', undefined],
  ['inkagaming', undefined],
  ['la tienda.pe', undefined],
  ['mailto:ventas@inkagaming.pe', undefined],
])('reads the website %j as %j', (typed, website) => {
  expect(websiteOf(typed)).toBe(website);
});
