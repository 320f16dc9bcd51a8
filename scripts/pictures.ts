// `npm run pictures`: draws the site's icons and its share picture from its sign, its name and its typefaces.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { provideBrowser } from './lib/browser.ts';
import { main } from './lib/lifetime.ts';
import { inRoot } from './lib/paths.ts';
import { say } from './lib/steps.ts';
import { icon, sharePicture } from './pictures/drawings.ts';

const PUBLIC = inRoot('web', 'public');
const FAVICON = icon(0.86, 5);
const FULL_SIZE = icon(0.7, 6);
const TO_BE_CUT = icon(0.56, 0);

interface Picture {
  file: string;
  width: number;
  height: number;
  html: string;
}

function square(file: string, side: number, svg: string): Picture {
  const html = `<style>body{margin:0;background:transparent}svg{display:block;width:${side}px}</style>${svg}`;
  return { file, width: side, height: side, html };
}

const pictures: readonly Picture[] = [
  square('icons/icon-192.png', 192, FULL_SIZE),
  square('icons/icon-512.png', 512, FULL_SIZE),
  square('icons/maskable-512.png', 512, TO_BE_CUT),
  square('icons/apple-touch-icon.png', 180, icon(0.66, 0)),
  { file: 'share.png', width: 1200, height: 630, html: sharePicture() },
];

async function draw(browser: Browser, { file, width, height, html }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
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
