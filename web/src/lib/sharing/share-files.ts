import { isIos } from '../page/in-app-browser.ts';
import { copyText, saveFile } from './share.ts';

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

/** Fetches a picture; null if the server still has an earlier one, or none. */
async function pictureAt(address: string, stopped: AbortSignal): Promise<Blob | null> {
  const response = await fetch(address, { signal: stopped });
  // The server marks an outdated picture in this way (docs/public-data.md).
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

/** Fetches current pictures of this site. @throws if one isn't available */
export function fetchPictures(addresses: readonly string[], stopped: AbortSignal): Promise<File[]> {
  return Promise.all(addresses.map((address) => file(address, stopped)));
}

/** True if this browser's share sheet accepts files. */
export function sharesFiles(files: File[]): boolean {
  return 'canShare' in navigator && navigator.canShare({ files });
}

/** Result of sharing; `copied`: the text is in the clipboard. */
export type SharingOutcome = 'closed' | 'shared' | 'copied';

/**
 * Opens the share sheet with files and a text. On iOS it shares the files and copies the text, because WhatsApp drops
 * pictures with a text. `closed` if the user closed the sheet or it is already open.
 * @throws if the browser doesn't open it
 */
export async function shareFiles(files: File[], text: string): Promise<SharingOutcome> {
  try {
    if (!isIos()) {
      await navigator.share({ files, text });
      return 'shared';
    }
    // Both have to start within the tap.
    const copied = copyText(text);
    await navigator.share({ files });
    return (await copied) ? 'copied' : 'shared';
  } catch (error) {
    if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return 'closed';
    throw error;
  }
}

/** Downloads files one after the other. */
export function saveFiles(files: readonly File[]): void {
  for (const each of files) saveFile(each, each.name);
}
