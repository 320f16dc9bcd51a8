function isDecodable(path: string): boolean {
  try {
    // The result is used: the build leaves a call out whose result nobody wants, and takes it that none can fail.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * An address whose path can be decoded: one that can't stands for its own letters, `/a/%E0%A4%A` for `/a/%25E0%25A4%25A`.
 * Routers fail at it otherwise, before anybody can say that nothing is there.
 */
export function decodable(url: string): string {
  const [path = '', ...query] = url.split('?');
  return path === '' || isDecodable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}
