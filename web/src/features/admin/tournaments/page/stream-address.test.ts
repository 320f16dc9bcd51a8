import { expect, it } from 'vitest';
import { streamAddress, usualStream } from './stream-address.ts';

it.each([
  [{}, '/overlay/copa'],
  [{ top: '24', group: ' Grupo A ' }, '/overlay/copa?top=24&group=Grupo+A'],
  [{ theme: 'clear', side: 'right' }, '/overlay/copa?theme=clear&side=right'],
  [{ sponsor: false, brand: true }, '/overlay/copa?sponsor=no&brand=yes'],
])('writes the address of a stream with %j', (choices, address) => {
  expect(streamAddress('copa', { ...usualStream, ...choices })).toBe(address);
});
