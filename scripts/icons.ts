// `npm run icons`: draws the site's icons from its sign.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { provideBrowser } from './lib/browser.ts';
import { icon } from './lib/icon.ts';
import { main } from './lib/lifetime.ts';
import { inRoot } from './lib/paths.ts';
import { say } from './lib/steps.ts';

const PUBLIC = inRoot('web', 'public');
const FAVICON = icon(0.86, 5);
const FULL_SIZE = icon(0.7, 6);
const TO_BE_CUT = icon(0.56, 0);

interface Picture {
  file: string;
  /** Pixels. */
  side: number;
  svg: string;
}

const pictures: readonly Picture[] = [
  { file: 'icons/icon-192.png', side: 192, svg: FULL_SIZE },
  { file: 'icons/icon-512.png', side: 512, svg: FULL_SIZE },
  { file: 'icons/maskable-512.png', side: 512, svg: TO_BE_CUT },
  { file: 'icons/apple-touch-icon.png', side: 180, svg: icon(0.66, 0) },
];

async function draw(browser: Browser, { file, side, svg }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(`<style>body{margin:0;background:transparent}svg{display:block}</style>${svg}`);
  await page.screenshot({ path: join(PUBLIC, file), omitBackground: true });
  await page.close();
  say(file);
}

await main(async () => {
  mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
  writeFileSync(join(PUBLIC, 'mark.svg'), `${FAVICON}\n`);
  const browser = await chromium.launch({ executablePath: await provideBrowser(), args: ['--no-sandbox'] });
  for (const picture of pictures) await draw(browser, picture);
  await browser.close();
  return 0;
});
