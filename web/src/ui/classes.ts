/** The class names that apply, as one attribute value; what a stylesheet doesn't define is left out. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
