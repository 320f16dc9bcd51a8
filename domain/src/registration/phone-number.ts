// The smaller metadata accept numbers outside the numbering plan.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type PhoneCountry, phoneCountries } from './countries.ts';

// Mexico dropped these prefixes in 2019, but they are still written.
const OLD_MEXICAN_PREFIX = /^(?:044|045|01|1)(?=\d{10}$)/;

/** Parses a phone by its calling code, else by its country; null if it is invalid. */
function parsed(phone: string, country?: PhoneCountry) {
  const found = parsePhoneNumberFromString(phone, {
    extract: false,
    ...(country === undefined ? {} : { defaultCountry: country }),
  });
  if (found?.countryCallingCode !== '52') return found?.isValid() === true ? found : null;
  const number = `+52${found.nationalNumber.replace(OLD_MEXICAN_PREFIX, '')}`;
  const current = parsePhoneNumberFromString(number);
  return current?.isValid() === true ? current : null;
}

/** Formats a phone with its calling code: '+57 300 1234567'. Phones that don't fit a country stay as typed. */
export function internationalPhone(phone: string, country: PhoneCountry | undefined): string {
  return country === undefined ? phone : (parsed(phone, country)?.formatInternational() ?? phone);
}

/** Returns the digits of a WhatsApp number; null without a country code, or for an invalid number. */
export function whatsAppNumber(phone: string): string | null {
  const number = parsed(phone);
  if (number === null) return null;
  // Argentine mobiles need a 9 between country and area, which is usually left out.
  const isArgentine = number.countryCallingCode === '54' && !number.nationalNumber.startsWith('9');
  return `${number.countryCallingCode}${isArgentine ? '9' : ''}${number.nationalNumber}`;
}

/** Mexicans still write a 1 before their numbers. */
const UNCLEAR_CODE = '1';
/** Fewer digits may be a number without its calling code. */
const LONG_ENOUGH = 11;
const CALLING_CODES = Object.values(phoneCountries).map(({ callingCode }) => callingCode);

/**
 * Formats a phone of a list, where spreadsheets drop the plus of '+52 55 1234 5678'. Phones that don't fit the country
 * or a calling code stay as written.
 */
export function listedPhone(phone: string, country: PhoneCountry | undefined): string {
  if (parsed(phone, country) !== null) return internationalPhone(phone, country);
  const digits = phone.replace(/\D/g, '');
  const code = CALLING_CODES.find((each) => each !== UNCLEAR_CODE && digits.startsWith(each));
  return code === undefined || digits.length < LONG_ENOUGH
    ? phone
    : (parsed(`+${digits}`)?.formatInternational() ?? phone);
}

interface Contacts {
  phone?: string | undefined;
  country?: PhoneCountry | undefined;
  guardian?: { name: string; contact: string } | null | undefined;
}

/** Adds the calling code of `country` to the phones of a registration and drops `country`. */
export function withCallingCodes<Fields extends Contacts>({ country, ...fields }: Fields): Omit<Fields, 'country'> {
  const { phone, guardian } = fields;
  const contact = guardian == null ? undefined : internationalPhone(guardian.contact, country);
  return {
    ...fields,
    ...(phone === undefined ? {} : { phone: internationalPhone(phone, country) }),
    ...(contact === undefined ? {} : { guardian: { ...guardian, contact } }),
  };
}
