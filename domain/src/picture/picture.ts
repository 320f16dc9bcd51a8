import type { PictureSize } from '../ids.ts';

/** Width and height in pixels. */
interface Extent {
  width: number;
  height: number;
}

/** Parses a picture's largest size from its id, so that pages reserve its space before it loads. */
export function extentOfPicture(id: string): Extent | null {
  const [, width, height] = /-(\d+)x(\d+)$/.exec(id) ?? [];
  return width === undefined || height === undefined ? null : { width: Number(width), height: Number(height) };
}

/** Returns a picture's path. Its content never changes. */
export function pictureAddress(id: string, size: PictureSize): string {
  return `/api/pictures/${id}/${size}`;
}
