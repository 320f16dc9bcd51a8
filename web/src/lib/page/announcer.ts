export type AnnouncedTone = 'success' | 'error';
type Announce = (tone: AnnouncedTone, text: string) => void;

let show: Announce = () => undefined;

/** Sets how the page shows what happens outside of its screens. */
export function announceBy(next: Announce): void {
  show = next;
}

/** Tells the person about something that no screen shows. */
export function announce(tone: AnnouncedTone, text: string): void {
  show(tone, text);
}
