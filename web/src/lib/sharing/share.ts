interface Shareable {
  title: string;
  /** Absolute address. */
  url: string;
}

/** Returns the WhatsApp link with a prepared text, for browsers without a share sheet. */
export function whatsAppText(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** Returns the link to an e-mail with a prepared text and no recipient. */
export function mailText(subject: string, text: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** True if this browser has a share sheet. */
export function hasShareSheet(): boolean {
  return 'share' in navigator;
}

/** Opens the share sheet. Returns false if it couldn't be opened; closing it counts as success. */
export async function openShareSheet(link: Shareable): Promise<boolean> {
  try {
    await navigator.share({ ...link });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Copies a text. Returns false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Downloads a file under this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Later, because some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
