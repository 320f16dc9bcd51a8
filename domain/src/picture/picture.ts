import type { PictureSize } from './picture.schema.ts';

/** Width and height in pixels. */
interface Extent {
  width: number;
  height: number;
}

/** How large a kept picture is at its largest, which its id says: whoever shows it makes room before it comes. */
export function extentOfPicture(id: string): Extent | null {
  const [, width, height] = /-(\d+)x(\d+)$/.exec(id) ?? [];
  return width === undefined || height === undefined ? null : { width: Number(width), height: Number(height) };
}

/** Where whoever may see it gets a kept picture. Its content never changes. */
export function pictureAddress(id: string, size: PictureSize): string {
  return `/api/pictures/${id}/${size}`;
}
