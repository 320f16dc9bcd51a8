/** Texts for codes that organisers' records use; any other text is shown as it is, made readable. */
const known: Record<string, string> = {
  eliminacion_directa: 'Eliminación directa',
  puntos: 'Puntos por partida',
};

/** A stored code such as `COMPETITIVO` or `battle_royale` in the form people read: `Competitivo`, `Battle royale`. */
export function readableCode(code: string): string {
  const label = known[code.toLowerCase()];
  if (label !== undefined) return label;
  const spaced = code.replaceAll('_', ' ').trim();
  const isShouted = spaced.length > 3 && spaced === spaced.toUpperCase();
  const plain = isShouted ? spaced.toLowerCase() : spaced;
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
