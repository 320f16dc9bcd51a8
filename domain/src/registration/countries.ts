import { z } from '../zod.ts';

/** Countries that the form offers for a phone: ISO 3166 code → Spanish name and calling code. */
export const phoneCountries = {
  AR: { name: 'Argentina', callingCode: '54' },
  BO: { name: 'Bolivia', callingCode: '591' },
  BR: { name: 'Brasil', callingCode: '55' },
  CL: { name: 'Chile', callingCode: '56' },
  CO: { name: 'Colombia', callingCode: '57' },
  CR: { name: 'Costa Rica', callingCode: '506' },
  CU: { name: 'Cuba', callingCode: '53' },
  EC: { name: 'Ecuador', callingCode: '593' },
  SV: { name: 'El Salvador', callingCode: '503' },
  ES: { name: 'España', callingCode: '34' },
  US: { name: 'Estados Unidos', callingCode: '1' },
  GT: { name: 'Guatemala', callingCode: '502' },
  HN: { name: 'Honduras', callingCode: '504' },
  MX: { name: 'México', callingCode: '52' },
  NI: { name: 'Nicaragua', callingCode: '505' },
  PA: { name: 'Panamá', callingCode: '507' },
  PY: { name: 'Paraguay', callingCode: '595' },
  PE: { name: 'Perú', callingCode: '51' },
  PR: { name: 'Puerto Rico', callingCode: '1' },
  DO: { name: 'República Dominicana', callingCode: '1' },
  UY: { name: 'Uruguay', callingCode: '598' },
  VE: { name: 'Venezuela', callingCode: '58' },
} as const;
export type PhoneCountry = keyof typeof phoneCountries;

export const PhoneCountry = z.enum(Object.keys(phoneCountries) as [PhoneCountry, ...PhoneCountry[]], 'Elige un país');

/** Area codes of countries that share the calling code 1. */
const AREAS: readonly (readonly [code: string, country: PhoneCountry])[] = [
  ['1787', 'PR'],
  ['1939', 'PR'],
  ['1809', 'DO'],
  ['1829', 'DO'],
  ['1849', 'DO'],
];

/** Returns the country of a phone with its calling code; empty for others. */
export function phoneCountryName(phone: string): string {
  if (!phone.startsWith('+')) return '';
  const digits = phone.replaceAll(/\D/g, '');
  const [, area] = AREAS.find(([code]) => digits.startsWith(code)) ?? [];
  if (area !== undefined) return phoneCountries[area].name;
  const found = Object.entries(phoneCountries).find(([, { callingCode }]) => digits.startsWith(callingCode));
  return found?.[1].name ?? '';
}
