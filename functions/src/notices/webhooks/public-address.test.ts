import { expect, test } from 'vitest';
import { isPublicAddress, isPublicHost, PrivateAddress, publicLookup } from './public-address.ts';

test.each(['1.1.1.1', '162.159.135.232', '2606:4700::6810:84e5'])('accepts the public address %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const IPV4 = `127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 100.100.100.200 0.0.0.0 198.18.0.1
  192.0.2.1 224.0.0.1 255.255.255.255`;
const IPV6 = `:: ::1 fe80::1 fe80::1%eth0 fd00:ec2::254 fec0::1 ::ffff:127.0.0.1 ::ffff:a9fe:a9fe ::127.0.0.1
  64:ff9b::a9fe:a9fe 64:ff9b:1::1 2002:7f00:1:: 2001:0:53aa:64c:0:5efe:127.0.0.1 2001:db8::1 ff02::1`;
test.each([...IPV4.split(/\s+/), ...IPV6.split(/\s+/), 'nada'])('refuses the address %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  ['https://hooks.example.com/a', true],
  ['https://1.1.1.1/a', true],
  ['https://2130706433/a', false],
  ['https://0x7f.1/a', false],
  ['https://127.1/a', false],
  ['https://[::1]/a', false],
  ['https://[::ffff:10.0.0.1]/a', false],
])('normalises the host before it decides: %s → %s', (address, expected) => {
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

test('resolves a name to the addresses that it checked', async () => {
  expect(await lookUp(lookupWith(good), true)).toEqual(good);
  expect(await lookUp(lookupWith(good), false)).toBe('1.1.1.1');
});

test('refuses a name that has, or later gets, a private address', async () => {
  const local = { address: '10.0.0.1', family: 4 };
  await expect(lookUp(lookupWith([...good, local]), true)).rejects.toThrow(PrivateAddress);
  const moving = lookupWith(good, [local]);
  expect(await lookUp(moving, true)).toEqual(good);
  await expect(lookUp(moving, true)).rejects.toThrow(PrivateAddress);
});
