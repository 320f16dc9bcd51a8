import { describe, expect, it } from 'vitest';
import type { PhoneCountry } from './countries.ts';
import { internationalPhone, whatsAppNumber, withCallingCodes } from './phone-number.ts';

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
  ])('%s in %s gives %s', (phone, country, number) => {
    expect(whatsAppNumber(internationalPhone(phone, country))).toBe(number);
  });

  it.each(['044 55 1234 5678', '5512345678', ''])('%j is unknown without a country', (phone) => {
    expect(whatsAppNumber(internationalPhone(phone, undefined))).toBeNull();
  });
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
