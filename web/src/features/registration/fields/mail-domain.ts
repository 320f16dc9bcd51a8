/** Domains of mail that most players use, and real ones that look like a mistyped one of them. */
const KNOWN = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'msn.com',
  'hotmail.es',
  'outlook.es',
  'yahoo.es',
  'gmail.es',
  'ymail.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'aol.com',
  'me.com',
  'proton.me',
  'protonmail.com',
];

/** Top-level domains that are mistyped, all for `com`. */
const NOT_COM = /\.(?:con|cm|cmo|comm|coom|vom|xom|cim|cpm|ocm|om)$/;

/** True if one typed character more, less, other or exchanged makes `one` of `other`. */
function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (long.length > short.length) return rest(short, 0) === rest(long, 1);
  const isExchanged = short[start] === long[start + 1] && short[start + 1] === long[start];
  return rest(short, 1) === rest(long, 1) || (isExchanged && rest(short, 2) === rest(long, 2));
}

/** Returns an address with the domain that was probably meant, or null if it looks right. */
export function meantAddress(typed: string): string | null {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || domain === '' || KNOWN.includes(domain)) return null;
  const corrected = domain.replace(/,/g, '.').replace(NOT_COM, '.com');
  const meant = KNOWN.includes(corrected)
    ? corrected
    : (KNOWN.slice(0, 6).find((each) => isNear(corrected, each)) ?? corrected);
  return meant === domain ? null : `${address.slice(0, at + 1)}${meant}`;
}
