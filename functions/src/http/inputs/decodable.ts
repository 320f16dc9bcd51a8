function isDecodable(path: string): boolean {
  try {
    // Use the result: the build removes unused calls, assuming that they can't throw.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Escapes an undecodable path: `/a/%E0%A4%A` becomes `/a/%25E0%25A4%25A`. Routers would throw on it before a 404 can be
 * sent.
 */
export function decodable(url: string): string {
  const [path = '', ...query] = url.split('?');
  return path === '' || isDecodable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}
