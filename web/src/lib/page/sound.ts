import { limits } from '@arena/domain';
import { notifyStorageChange, useStored } from '../storage/live.ts';
import { readStored, storageKeys, writeStored } from '../storage/storage.ts';

const SOURCE = '/sonido-ui1.mp3';
const OFF = 'off';

/** Milliseconds after a navigation in which a new screen appears under a resting mouse, which isn't a hover. */
const ARRIVING = 600;

let navigatedAt = Number.NEGATIVE_INFINITY;
let click: HTMLAudioElement | null = null;
let muted: boolean | null = null;

/** Milliseconds in which the switch is named after the first sound on this device. */
const NAMED = 6_000;

let isNamed = false;

function isMuted(): boolean {
  muted ??= readStored('local', storageKeys.sound) === OFF;
  return muted;
}

/** Browsers play no sound before the first interaction, so nothing is loaded until then. */
function hasInteracted(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** Plays the click sound, louder on navigation than on hover. Never fails. */
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
  nameSwitch();
}

/** Names the switch once on a device: at its first sound. */
function nameSwitch(): void {
  if (readStored('local', storageKeys.sound) !== null) return;
  setMuted(false);
  isNamed = true;
  notifyStorageChange();
  setTimeout(() => {
    isNamed = false;
    notifyStorageChange();
  }, NAMED);
}

/** Plays the hover sound for a mouse; fingers don't hover. */
export function hoverSound({ pointerType }: { pointerType: string }): void {
  if (pointerType === 'mouse') playSound('hover');
}

function setMuted(value: boolean): void {
  muted = value;
  writeStored('local', storageKeys.sound, value ? OFF : 'on');
  notifyStorageChange();
}

/** Returns if the visitor muted the site, which is stored, the toggle, and if it is to be named now. */
export function useMuted(): { muted: boolean; named: boolean; toggle: () => void } {
  const current = useStored(isMuted, false);
  const named = useStored(() => isNamed, false);
  return { muted: current, named, toggle: () => setMuted(!current) };
}
