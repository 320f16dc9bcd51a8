import { PhoneCountry } from '@arena/domain';

/** Cities of the time zones `America/…`, by country. */
const cities: Partial<Record<PhoneCountry, string>> = {
  AR: 'Buenos_Aires Cordoba Mendoza',
  BO: 'La_Paz',
  BR: 'Sao_Paulo Bahia Fortaleza Recife Manaus Belem Maceio Cuiaba Campo_Grande Araguaina Porto_Velho Rio_Branco',
  CL: 'Santiago Punta_Arenas',
  CO: 'Bogota',
  CR: 'Costa_Rica',
  CU: 'Havana',
  DO: 'Santo_Domingo',
  EC: 'Guayaquil',
  SV: 'El_Salvador',
  GT: 'Guatemala',
  HN: 'Tegucigalpa',
  MX: 'Mexico_City Monterrey Merida Cancun Tijuana Hermosillo Chihuahua Ciudad_Juarez Mazatlan Matamoros',
  NI: 'Managua',
  PA: 'Panama',
  PE: 'Lima',
  PR: 'Puerto_Rico',
  PY: 'Asuncion',
  UY: 'Montevideo',
  VE: 'Caracas',
};

/** Guesses the country of a phone from its time zone; empty if unknown. Some old browsers know none. */
export function guessCountry(
  timeZone: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone,
): PhoneCountry | '' {
  if (timeZone === undefined) return '';
  if (timeZone.startsWith('America/Argentina/')) return 'AR';
  const city = timeZone.replace('America/', '');
  return PhoneCountry.options.find((country) => cities[country]?.split(' ').includes(city)) ?? '';
}
