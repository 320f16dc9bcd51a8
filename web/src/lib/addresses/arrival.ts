import { useEffect, useLayoutEffect } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import { playSound } from '../page/sound.ts';
import { readStored, storageKeys, writeStored } from '../storage/storage.ts';

/** The history's entry whose screen is shown; null until the first is. */
let shown: string | null = null;
let navigated = false;

/** Scroll positions by history entry. */
let places: Map<string, number> | null = null;

function scrollPositions(): Map<string, number> {
  places ??= new Map(Object.entries(readStored('session', storageKeys.places) ?? {}));
  return places;
}

/** True if this is no longer the screen the visitor came in on. */
export function hasNavigated(): boolean {
  return navigated;
}

/** Frames for which a screen that is still being put together is waited for. */
const PATIENCE = 40;

function returnTo(place: number, frames = PATIENCE): void {
  requestAnimationFrame(() => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) > 1 && frames > 0) returnTo(place, frames - 1);
  });
}

/** The history's entry that the address belongs to, whose screen may still be on its way; React Router names it. */
function currentKey(): unknown {
  const { key = 'default' } = Object(window.history.state);
  return key;
}

function notePosition(): void {
  // A screen that makes way for one whose code is still to come is put away, and the page is at its top.
  if (shown !== null && shown === currentKey()) scrollPositions().set(shown, window.scrollY);
}

function keepPositions(): void {
  writeStored('session', storageKeys.places, Object.fromEntries(scrollPositions()));
}

/**
 * Starts a screen at its top and restores the scroll position on the way back; the browser restores it only between
 * screens of equal length. (React Router's `ScrollRestoration` needs a data router.) @param screen its location; an
 * overlay isn't a screen of its own.
 */
export function useScrollPosition({ key, hash }: Location): void {
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (shown === key) return;
    navigated ||= shown !== null;
    shown = key;
    const place = scrollPositions().get(key);
    if (type !== 'POP') window.scrollTo(0, 0);
    // A hash is the browser's to follow, and so is the first screen.
    else if (navigated && hash === '' && place !== undefined) returnTo(place);
  }, [key, hash, type]);

  useEffect(() => {
    window.addEventListener('scroll', notePosition, { passive: true });
    // A tap can come before the browser has told of the scrolling, which it does with its next frame.
    window.addEventListener('click', notePosition, true);
    window.addEventListener('pagehide', keepPositions);
    return () => {
      window.removeEventListener('scroll', notePosition);
      window.removeEventListener('click', notePosition, true);
      window.removeEventListener('pagehide', keepPositions);
    };
  }, []);
}

/** Plays the click of every link that leads to another screen of the site: those that the router has taken over. */
export function useLinkSound(): void {
  useEffect(() => {
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      if (defaultPrevented && target instanceof Element && target.closest('a') !== null) playSound('navigation');
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
