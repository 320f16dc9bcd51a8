import { useEffect, useLayoutEffect } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import { playSound } from '../page/sound.ts';
import { readStored, storageKeys, writeStored } from '../storage/storage.ts';

/** History entry of the shown screen; null before the first one. */
let shown: string | null = null;
let navigated = false;

/** Scroll positions by history entry. */
let places: Map<string, number> | null = null;

function scrollPositions(): Map<string, number> {
  places ??= new Map(Object.entries(readStored('session', storageKeys.places) ?? {}));
  return places;
}

/** True if the visitor has left the first screen. */
export function hasNavigated(): boolean {
  return navigated;
}

/** Frames to wait for a screen that is still rendering. */
const PATIENCE = 40;

function returnTo(place: number, frames = PATIENCE): void {
  requestAnimationFrame(() => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) > 1 && frames > 0) returnTo(place, frames - 1);
  });
}

/** Returns the key of the current history entry, whose screen may still be loading. */
function currentKey(): unknown {
  const { key = 'default' } = Object(window.history.state);
  return key;
}

function notePosition(): void {
  // A screen that waits for the next one's code is unmounted, and the page is scrolled to its top.
  if (shown !== null && shown === currentKey()) scrollPositions().set(shown, window.scrollY);
}

function keepPositions(): void {
  writeStored('session', storageKeys.places, Object.fromEntries(scrollPositions()));
}

/**
 * Scrolls a new screen to its top and restores the position on the way back; the browser only does so between screens
 * of equal length. (React Router's `ScrollRestoration` needs a data router.)
 * @param screen its location; an overlay isn't a screen of its own
 */
export function useScrollPosition({ key, hash }: Location): void {
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (shown === key) return;
    navigated ||= shown !== null;
    shown = key;
    const place = scrollPositions().get(key);
    if (type !== 'POP') window.scrollTo(0, 0);
    // The browser scrolls to hashes and on the first screen.
    else if (navigated && hash === '' && place !== undefined) returnTo(place);
  }, [key, hash, type]);

  useEffect(() => {
    window.addEventListener('scroll', notePosition, { passive: true });
    // A tap may come before the scroll event, which fires with the next frame.
    window.addEventListener('click', notePosition, true);
    window.addEventListener('pagehide', keepPositions);
    return () => {
      window.removeEventListener('scroll', notePosition);
      window.removeEventListener('click', notePosition, true);
      window.removeEventListener('pagehide', keepPositions);
    };
  }, []);
}

/** Plays a sound for every link to another screen of the site. */
export function useLinkSound(): void {
  useEffect(() => {
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      if (defaultPrevented && target instanceof Element && target.closest('a') !== null) playSound('navigation');
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
