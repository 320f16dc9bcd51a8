import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../arena.ts';

const PICTURES = 'docs/screens';

/** The result for a screen that differs from its picture only at the edges of letters. */
export const SAME = 'as in its picture';

// Letters are drawn alike (fonts.conf), except for their edges and the 256 colours. After the blur these differ by less
// than 4 of 255 levels; the smallest step of the palette is 11.
const BLUR = 1.5;
const MOST_LEVELS = 6;
// Four letters of the smallest type have about 170 pixels; the browser's resize corner of a text box has about 60.
const MOST_PIXELS = 80;

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: number };
}

function blur(picture: Buffer): Promise<Pixels> {
  return sharp(picture).removeAlpha().toColourspace('srgb').blur(BLUR).raw().toBuffer({ resolveWithObject: true });
}

/** Describes where two pictures differ by more than the edges of letters; `SAME` if nowhere. */
function compare(kept: Pixels, seen: Pixels): string {
  const { width, height, channels } = kept.info;
  if (width !== seen.info.width || height !== seen.info.height) return `${seen.info.width} × ${seen.info.height}`;
  let [count, left, top, right, bottom] = [0, width, height, 0, 0];
  const differ = (index: number) => Math.abs((kept.data[index] ?? 0) - (seen.data[index] ?? 0)) > MOST_LEVELS;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const first = pixel * channels;
    if (!differ(first) && !differ(first + 1) && !differ(first + 2)) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    count += 1;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return count <= MOST_PIXELS ? SAME : `${count} pixels differ, from ${left},${top} to ${right},${bottom}`;
}

export function shoot(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
}

/** Compares a screen with a picture. */
export async function differenceFrom(picture: Buffer, page: Page): Promise<string> {
  return compare(await blur(picture), await blur(await shoot(page)));
}

/** Takes the picture of a settled screen, in 256 colours: no visible difference, and small in git. */
async function take(page: Page): Promise<Buffer> {
  let shot = await shoot(page);
  const holdsStill = async () => {
    const before = shot;
    shot = await shoot(page);
    return shot.equals(before);
  };
  await expect.poll(holdsStill, { intervals: [500] }).toBe(true);
  return sharp(shot).png({ palette: true, colours: 256, dither: 0, compressionLevel: 9 }).toBuffer();
}

/**
 * Compares a screen with its picture in docs/screens, with retries. With `--update-snapshots`, replaces a picture that
 * differs. The actual screen is saved with the results.
 */
export async function expectPicture(file: string, page: Page): Promise<void> {
  const info = test.info();
  if (info.project.ignoreSnapshots) return;
  const path = join(PICTURES, file);
  const kept = existsSync(path) ? readFileSync(path) : null;
  const difference = async () => (kept === null ? 'there is no picture' : differenceFrom(kept, page));
  if (info.config.updateSnapshots === 'changed') {
    if ((await difference()) !== SAME) writeFileSync(path, await take(page));
    return;
  }
  const errors = info.errors.length;
  await expect.soft.poll(difference, { message: file }).toBe(SAME);
  if (info.errors.length > errors) await page.screenshot({ path: info.outputPath(file) });
}
