import { limits } from '@arena/domain';
import { notifyStorageChange, readStored, storageKeys, useStored, writeStored } from '../storage/storage.ts';

const SOURCE = '/sonido-ui1.mp3';
const OFF = 'off';

/** Milliseconds after a navigation in which a new screen appears under a resting mouse, which isn't a hover. */
const ARRIVING = 600;

/** Milliseconds in which the switch is named after the first sound on this device. */
const NAMED = 6_000;

/** Browsers play no sound before the first interaction, so nothing is loaded until then. */
const hasInteracted = () => navigator.userActivation?.hasBeenActive ?? true;

/** Creates the sounds of a page. */
export function createSound() {
  let navigatedAt = Number.NEGATIVE_INFINITY;
  let click: HTMLAudioElement | null = null;
  let muted: boolean | null = null;
  let isNamed = false;

  const isMuted = () => {
    muted ??= readStored('local', storageKeys.sound) === OFF;
    return muted;
  };
  const setMuted = (value: boolean) => {
    muted = value;
    writeStored('local', storageKeys.sound, value ? OFF : 'on');
    notifyStorageChange();
  };
  const setNamed = (value: boolean) => {
    isNamed = value;
    notifyStorageChange();
  };
  /** Names the switch once on a device: at its first sound. */
  const nameSwitch = () => {
    if (readStored('local', storageKeys.sound) !== null) return;
    setMuted(false);
    setNamed(true);
    setTimeout(() => setNamed(false), NAMED);
  };

  /** Plays the click sound, louder on navigation than on hover. Never fails. */
  const playSound = (occasion: keyof typeof limits.soundVolume) => {
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
  };
  /** Plays the hover sound for a mouse; fingers don't hover. */
  const hoverSound = ({ pointerType }: { pointerType: string }) => {
    if (pointerType === 'mouse') playSound('hover');
  };
  return { playSound, hoverSound, isMuted, isNamed: () => isNamed, toggle: () => setMuted(!isMuted()) };
}

const sound = createSound();
export const { playSound, hoverSound } = sound;

/** Returns if the visitor muted the site, which is stored, the toggle, and if it is to be named now. */
export function useMuted({ isMuted, isNamed, toggle } = sound) {
  return { muted: useStored(isMuted, false), named: useStored(isNamed, false), toggle };
}
