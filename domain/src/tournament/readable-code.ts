/**
 * A stored code such as `COMPETITIVO` or `battle_royale` in the form people read: `Competitivo`, `Battle royale`. Any
 * other text is shown as it is.
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
