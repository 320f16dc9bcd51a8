/** Window sizes in which every screen is tested: a small phone and a common laptop. */
export const sizes = [
  { name: 'phone', viewport: { width: 360, height: 740 } },
  { name: 'laptop', viewport: { width: 1280, height: 800 } },
] as const;

/** For tests of animations: the others use reduced motion (playwright.config.ts). */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
