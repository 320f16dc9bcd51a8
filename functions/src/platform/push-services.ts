/** Push services of the browsers in use: Chrome, Edge and Samsung, Firefox, Safari. */
const KNOWN =
  /^(?:fcm\.googleapis\.com|(?:[\w-]+\.)?push\.services\.mozilla\.com|(?:[\w-]+\.)?push\.apple\.com|(?:[\w-]+\.)?notify\.windows\.com)$/;

/** Tells whether an address is one of a push service. @param others hosts, with their port, that count as well. */
export function isPushService(endpoint: string, others: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (others.includes(url.host)) return true;
  return url.protocol === 'https:' && url.port === '' && KNOWN.test(url.hostname);
}
