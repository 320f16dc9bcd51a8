import { expect, test } from 'vitest';
import { isPublicAddress, isPublicHost, PrivateAddress, publicLookup } from './public-address.ts';

test.each([
  ['1.1.1.1', true],
  ['162.159.135.232', true],
  ['2606:4700::6810:84e5', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['100.100.100.200', false],
  ['0.0.0.0', false],
  ['198.18.0.1', false],
  ['192.0.2.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fd00:ec2::254', false],
  ['fec0::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:a9fe:a9fe', false],
  ['::127.0.0.1', false],
  ['64:ff9b::a9fe:a9fe', false],
  ['64:ff9b:1::1', false],
  ['2002:7f00:1::', false],
  ['2001:0:53aa:64c:0:5efe:127.0.0.1', false],
  ['2001:db8::1', false],
  ['ff02::1', false],
  ['nada', false],
])('knows addresses of the public internet: %s is one: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test.each([
  ['https://hooks.example.com/a', true],
  ['https://1.1.1.1/a', true],
  ['https://2130706433/a', false],
  ['https://0x7f.1/a', false],
  ['https://127.1/a', false],
  ['https://[::1]/a', false],
  ['https://[::ffff:10.0.0.1]/a', false],
])('reads hosts as a connection does: %s may be called: %s', (address, expected) => {
  expect(isPublicHost(new URL(address))).toBe(expected);
});

type Addresses = { address: string; family: number }[];

/** A name server that answers these, one after another. */
function names(...answers: Addresses[]) {
  const resolve: unknown = (_name: string, _options: object, done: (error: null, found: Addresses) => void) =>
    done(null, answers.shift() ?? []);
  return resolve;
}

function lookUp(lookup: ReturnType<typeof publicLookup>, all: boolean) {
  return new Promise((resolve, reject) => {
    lookup('hooks.example.com', { all }, (error, found) => (error === null ? resolve(found) : reject(error)));
  });
}

const good = [{ address: '1.1.1.1', family: 4 }];
const isLookup = (value: unknown): value is Parameters<typeof publicLookup>[0] => typeof value === 'function';

function lookupWith(...answers: Addresses[]) {
  const resolve = names(...answers);
  if (!isLookup(resolve)) throw new TypeError('no look-up');
  return publicLookup(resolve);
}

test('gives a connection the addresses that it checked', async () => {
  expect(await lookUp(lookupWith(good), true)).toEqual(good);
  expect(await lookUp(lookupWith(good), false)).toBe('1.1.1.1');
});

test('refuses a name with any private address, and one that moves to a private address later', async () => {
  const local = { address: '10.0.0.1', family: 4 };
  await expect(lookUp(lookupWith([...good, local]), true)).rejects.toThrow(PrivateAddress);
  const moving = lookupWith(good, [local]);
  expect(await lookUp(moving, true)).toEqual(good);
  await expect(lookUp(moving, true)).rejects.toThrow(PrivateAddress);
});
