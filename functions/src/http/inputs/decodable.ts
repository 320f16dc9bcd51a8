function isDecodable(path: string): boolean {
  try {
    // Use the result: the build drops a call without a use, assuming that it can't throw.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Returns an address with a decodable path: an invalid one is escaped, `/a/%E0%A4%A` to `/a/%25E0%25A4%25A`. Routers
 * would fail on it before a 404 can be sent.
 */
export function decodable(url: string): string {
  const [path = '', ...query] = url.split('?');
  return path === '' || isDecodable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}
