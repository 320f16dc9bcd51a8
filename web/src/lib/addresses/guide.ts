/** Returns the address of the organisers' guide, or of a part of it. It is a page without scripts (web/guide.ts). */
export function guidePath(anchor?: string): string {
  return anchor === undefined ? '/guia' : `/guia#${encodeURIComponent(anchor)}`;
}
