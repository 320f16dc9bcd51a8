import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSound, useMuted } from './sound.ts';

const audios: FakeAudio[] = [];

class FakeAudio {
  volume = 1;
  currentTime = 9;
  readonly play = vi.fn(async (): Promise<void> => undefined);
  readonly source: string;
  constructor(source: string) {
    this.source = source;
    audios.push(this);
  }
}

function interacted(hasBeenActive: boolean): void {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });
}

beforeEach(() => {
  audios.length = 0;
  vi.stubGlobal('Audio', FakeAudio);
  interacted(true);
});

test.each([
  ['navigation', 0.5],
  ['hover', 0.2],
] as const)('%s plays from the start at volume %d, only after an interaction', (occasion, volume) => {
  const { playSound } = createSound();
  interacted(false);
  playSound(occasion);
  expect(audios).toEqual([]);
  interacted(true);
  playSound(occasion);
  expect(audios).toMatchObject([{ source: '/sonido-ui1.mp3', volume, currentTime: 0 }]);
  expect(audios[0]?.play).toHaveBeenCalledTimes(1);
});

test('a hover right after a navigation plays no second sound', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const { playSound } = createSound();
  playSound('navigation');
  now.mockReturnValue(1_300);
  playSound('hover');
  expect(audios[0]?.play).toHaveBeenCalledTimes(1);
  now.mockReturnValue(1_700);
  playSound('hover');
  expect(audios[0]?.play).toHaveBeenCalledTimes(2);
});

test('a muted site stays silent, also at the next visit', () => {
  for (const [before, plays] of [
    [false, 0],
    [true, 1],
  ] as const) {
    const sound = createSound();
    const { result } = renderHook(() => useMuted(sound));
    expect(result.current.muted).toBe(before);
    act(() => result.current.toggle());
    expect(result.current.muted).toBe(!before);
    sound.playSound('navigation');
    expect(audios.length).toBe(plays);
  }
});

test('the switch is named for six seconds at the first sound on a device, and never again', () => {
  vi.useFakeTimers();
  const sound = createSound();
  const { result } = renderHook(() => useMuted(sound));
  expect(result.current.named).toBe(false);
  act(() => sound.playSound('navigation'));
  expect(result.current).toMatchObject({ named: true, muted: false });
  act(() => vi.advanceTimersByTime(6_000));
  expect(result.current.named).toBe(false);
  act(() => sound.playSound('navigation'));
  expect(result.current.named).toBe(false);
  vi.useRealTimers();
});
