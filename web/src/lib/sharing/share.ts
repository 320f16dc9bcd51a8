export interface Shareable {
  title: string;
  /** Absolute address. */
  url: string;
}

/** Fallback without a sharing sheet: WhatsApp with the text filled in. */
export function whatsAppText(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** Opens the phone's e-mail with a text, ready to be addressed. */
export function mailText(subject: string, text: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** True if this browser has a sheet of ways to share. */
export function hasShareSheet(): boolean {
  return 'share' in navigator;
}

/** Opens the sheet. False where it couldn't be opened; a visitor who closes it has done what they wanted. */
export async function openShareSheet(link: Shareable): Promise<boolean> {
  try {
    await navigator.share({ ...link });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Puts a text where it can be pasted from. False where the browser doesn't allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
