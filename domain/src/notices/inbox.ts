/** Providers that ignore dots before the at sign. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/** Returns the inbox of an address: the same for all its spellings with tags, dots and capitals. */
export function inboxOf(address: string): string {
  const [, local = '', host = ''] = /^(.*)@([^@]*)$/.exec(address.trim().toLowerCase()) ?? [];
  const untagged = local.replace(/(?!^)\+.*$/, '');
  const provider = WITHOUT_DOTS[host];
  return provider === undefined ? `${untagged}@${host}` : `${untagged.replaceAll('.', '')}@${provider}`;
}
