/** Paths in a square of 24, drawn with a stroke of 2. */
const outlines = {
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  trophy: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4v1a4 4 0 0 0 4 4M16 6h4v1a4 4 0 0 1-4 4M12 14v4M8 20h8',
  ticket: 'M3 6h18v4l-2 2 2 2v4H3v-4l2-2-2-2z',
  history: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2',
  back: 'M11 5l-7 7 7 7M4 12h16',
  forward: 'M13 5l7 7-7 7M20 12H4',
  shield: 'M12 3 4.5 6v5.5c0 4.5 3 7.7 7.5 9.5 4.5-1.8 7.5-5 7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  check: 'M5 12.5l5 5L19 7',
  alert: 'M12 4 2.5 20h19zM12 10v4.5M12 17v.5',
  info: 'M12 11v6M12 7v.5M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  close: 'M6 6l12 12M18 6 6 18',
  soundOn: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  pause: 'M8.5 6v12M15.5 6v12',
  play: 'M8 5.5 18 12 8 18.5z',
  phone:
    'M6 3.5 9.5 4l1 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1 .5 3.5c-1 2-3.5 2.5-6 1.5C10 18 6 14 4.5 9.5c-1-2.5-.5-5 1.5-6z',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
  share: 'M12 15V4M8 8l4-4 4 4M7 11H4v9h16v-9h-3',
  calendar: 'M4 6h16v14H4zM4 11h16M8 3v5M16 3v5M12 13v5M9.5 15.5h5',
} as const;

export type IconName = keyof typeof outlines;

/** A decorative outline without a name. */
export function Outline({ path, size }: { path: string; size: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

/** A decorative icon next to a text. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <Outline path={outlines[name]} size={size} />;
}

/** The logo: the game's current zone and, off-centre, the next one. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="13.5" stroke="var(--text)" strokeWidth="3" />
      <circle cx="18.5" cy="18" r="6" fill="var(--flame)" />
    </svg>
  );
}
