import { limits } from '@arena/domain';
import { tellOfStorage, useStored } from '../storage/live.ts';
import { readStored, storageKeys, writeStored } from '../storage/storage.ts';

const SOURCE = '/sonido-ui1.mp3';
const OFF = 'off';

/** Milliseconds after a navigation in which the new screen slides in under a resting mouse: that is no hover. */
const ARRIVING = 600;

let navigatedAt = Number.NEGATIVE_INFINITY;
let click: HTMLAudioElement | null = null;
let muted: boolean | null = null;

function isMuted(): boolean {
  muted ??= readStored('local', storageKeys.sound) === OFF;
  return muted;
}

/** Browsers play nothing before the visitor has touched the page, so until then nothing is loaded either. */
function hasInteracted(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** Plays the interface's click, louder on navigation than on hover. Never fails. */
export function playSound(occasion: keyof typeof limits.soundVolume): void {
  if (isMuted() || !hasInteracted()) return;
  const now = performance.now();
  if (occasion === 'hover' && now - navigatedAt < ARRIVING) return;
  if (occasion === 'navigation') navigatedAt = now;
  click ??= new Audio(SOURCE);
  click.volume = limits.soundVolume[occasion];
  click.currentTime = 0;
  // Section 8: sound errors are ignored.
  click.play().catch(() => undefined);
}

/** The sound of a pointer that comes over something: of a mouse, since a finger doesn't hover. */
export function hoverSound({ pointerType }: { pointerType: string }): void {
  if (pointerType === 'mouse') playSound('hover');
}

function setMuted(value: boolean): void {
  muted = value;
  writeStored('local', storageKeys.sound, value ? OFF : 'on');
  tellOfStorage();
}

/** True if the visitor muted the site, remembered, and the switch for it. */
export function useMuted(): { muted: boolean; toggle: () => void } {
  const current = useStored(isMuted, false);
  return { muted: current, toggle: () => setMuted(!current) };
}
