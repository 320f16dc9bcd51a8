/**
 * Formats a stored code such as `COMPETITIVO` or `battle_royale` for people: `Competitivo`, `Battle royale`. Other
 * texts stay unchanged.
 */
export function readableCode(code: string): string {
  const spaced = code
    .replaceAll('_', ' ')
    .replace(/^eliminacion directa$/i, 'eliminación directa')
    .trim();
  const isShouted = spaced.length > 3 && spaced === spaced.toUpperCase();
  const plain = isShouted ? spaced.toLowerCase() : spaced;
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
