/** A list with the thing at `from` moved to `to`. */
export function moved<Each>(list: readonly Each[], from: number, to: number): Each[] {
  const rest = list.filter((_, index) => index !== from);
  const held = list.slice(from, from + 1);
  return [...rest.slice(0, to), ...held, ...rest.slice(to)];
}
