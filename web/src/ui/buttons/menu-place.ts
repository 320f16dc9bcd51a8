/** Vertical positions in pixels, from the top of the window. */
export interface Span {
  top: number;
  bottom: number;
}

/**
 * Places a menu of a height within the visible space: below its button, above it, or at its side, where neither has
 * enough space.
 */
export function menuPlace(button: Span, height: number, space: Span): { top: number; isBeside: boolean } {
  if (button.bottom + height <= space.bottom) return { top: button.bottom, isBeside: false };
  if (button.top - height >= space.top) return { top: button.top - height, isBeside: false };
  return { top: Math.max(space.top, space.bottom - height), isBeside: true };
}
