import { describe, expect, it } from 'vitest';
import type { PhoneCountry } from './countries.ts';
import { internationalPhone, listedPhone, whatsAppNumber, withCallingCodes } from './phone-number.ts';

describe('the WhatsApp number of a phone', () => {
  it.each<[string, PhoneCountry, string | null]>([
    ['044 55 1234 5678', 'MX', '525512345678'],
    ['+52 1 55 1234 5678', 'MX', '525512345678'],
    ['55 1234 5678', 'MX', '525512345678'],
    ['11987654321', 'BR', '5511987654321'],
    ['300 123 4567', 'CO', '573001234567'],
    ['0414-1234567', 'VE', '584141234567'],
    ['0414-1234567', 'MX', null],
    ['+54 11 2345 6789', 'AR', '5491123456789'],
    ['011 15 2345 6789', 'AR', '5491123456789'],
    ['2345', 'MX', null],
    ['98765-4321', 'BR', null],
    ['1 300 123 4567', 'CO', null],
    ['(11) 98765-4321', 'BR', '5511987654321'],
  ])('%s in %s gives %s', (phone, country, number) => {
    expect(whatsAppNumber(internationalPhone(phone, country))).toBe(number);
  });

  it.each(['044 55 1234 5678', '5512345678', ''])('%j is unknown without a country', (phone) => {
    expect(whatsAppNumber(internationalPhone(phone, undefined))).toBeNull();
  });
});

it.each<[string, PhoneCountry | undefined, string | null]>([
  ['525512345678', undefined, '525512345678'],
  ['5215512345678', undefined, '525512345678'],
  ['573001234567', undefined, '573001234567'],
  ['5491123456789', undefined, '5491123456789'],
  ['51987111333', undefined, '51987111333'],
  ['51 987 111 333', 'PE', '51987111333'],
  ['987111333', 'PE', '51987111333'],
  ['+51 987 111 333', undefined, '51987111333'],
  ['+57 300 123 4567', 'MX', '573001234567'],
  ['573001234567', 'MX', '573001234567'],
  ['1 55 1234 5678', undefined, null],
  ['987111333', undefined, null],
  ['5512345678', undefined, null],
  ['5951234567', undefined, null],
  ['98765-4321', 'BR', null],
])('the phone %s of a list with the country %s gives %s', (phone, country, number) => {
  expect(whatsAppNumber(listedPhone(phone, country))).toBe(number);
});

it('adds calling codes to phones and leaves e-mails and unknown numbers unchanged', () => {
  const guardian = { name: 'Rosa', contact: 'rosa@correo.co' };
  expect(withCallingCodes({ phone: '300 123 4567', country: 'CO', guardian })).toEqual({
    phone: '+57 300 1234567',
    guardian,
  });
  expect(
    withCallingCodes({ phone: '1234-5678', country: 'CO', guardian: { name: 'Rosa', contact: '3001234567' } }),
  ).toEqual({ phone: '1234-5678', guardian: { name: 'Rosa', contact: '+57 300 1234567' } });
  expect(withCallingCodes({ country: 'CO' })).toEqual({});
});
