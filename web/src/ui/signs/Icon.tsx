/** The outlines that a page shows at first sight, in a square of 24, drawn with a stroke of 2. */
const outlines = {
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  trophy: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4v1a4 4 0 0 0 4 4M16 6h4v1a4 4 0 0 1-4 4M12 14v4M8 20h8',
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
} as const;

export type IconName = keyof typeof outlines;

/** An outline, drawn like every icon of the site. It has no name of its own. */
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

/** A picture beside a word, never instead of one: it has no name of its own. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <Outline path={outlines[name]} size={size} />;
}
