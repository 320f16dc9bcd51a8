import { isIos } from '../page/in-app-browser.ts';
import { saveFile } from './save-file.ts';
import { copyText } from './share.ts';

/** Interval and number of retries for a picture that the server hasn't rendered yet. */
const RETRY_MS = 1_500;
const TRIES = 12;

function wait(milliseconds: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    stopped.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The picture at an address, or null where the server has an earlier one yet, or none. */
async function pictureAt(address: string, stopped: AbortSignal): Promise<Blob | null> {
  const response = await fetch(address, { signal: stopped });
  // docs/public-data.md: so the server marks a picture that isn't the one that the address asks for.
  const isEarlier = response.headers.get('cache-control')?.includes('no-store') ?? false;
  return response.ok && !isEarlier ? response.blob() : null;
}

async function file(address: string, stopped: AbortSignal): Promise<File> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) await wait(RETRY_MS, stopped);
    stopped.throwIfAborted();
    const picture = await pictureAt(address, stopped);
    const name = /([\w-]+\.jpg)/.exec(address)?.[1] ?? 'imagen.jpg';
    if (picture !== null) return new File([picture], name, { type: 'image/jpeg' });
  }
  throw new Error(`There is no picture at ${address}`);
}

/** Fetches pictures of this site as they are now. @throws where one can't be had. */
export function fetchPictures(addresses: readonly string[], stopped: AbortSignal): Promise<File[]> {
  return Promise.all(addresses.map((address) => file(address, stopped)));
}

/** True if this browser's sheet of ways to share takes files. */
export function sharesFiles(files: File[]): boolean {
  return 'canShare' in navigator && navigator.canShare({ files });
}

/** Result of a shared picture: `copied` where its text waits in the clipboard. */
export type Shared = 'closed' | 'shared' | 'copied';

/**
 * Opens the sheet with files and a text; on iOS with the files, and copies the text, because WhatsApp drops a picture
 * that comes with one. `closed` where the sheet was closed or is open already.
 * @throws where the browser doesn't open it.
 */
export async function shareFiles(files: File[], text: string): Promise<Shared> {
  try {
    if (!isIos()) {
      await navigator.share({ files, text });
      return 'shared';
    }
    // Both begin within the tap that allows them.
    const copied = copyText(text);
    await navigator.share({ files });
    return (await copied) ? 'copied' : 'shared';
  } catch (error) {
    if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return 'closed';
    throw error;
  }
}

/** Saves them, one after the other. */
export function saveFiles(files: readonly File[]): void {
  for (const each of files) saveFile(each, each.name);
}
