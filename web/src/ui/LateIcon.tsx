import { Outline } from './Icon.tsx';

/** The outlines of what comes after the first sight, so that no page waits for them. */
const outlines = {
  pause: 'M8.5 6v12M15.5 6v12',
  play: 'M8 5.5 18 12 8 18.5z',
  chat: 'M4 5h16v11h-9l-4.5 4v-4H4z',
  phone:
    'M6 3.5 9.5 4l1 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1 .5 3.5c-1 2-3.5 2.5-6 1.5C10 18 6 14 4.5 9.5c-1-2.5-.5-5 1.5-6z',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
  share: 'M12 15V4M8 8l4-4 4 4M7 11H4v9h16v-9h-3',
  calendar: 'M4 6h16v14H4zM4 11h16M8 3v5M16 3v5M12 13v5M9.5 15.5h5',
} as const;

export type LateIconName = keyof typeof outlines;

/** As `Icon`, for what comes late. */
export function LateIcon({ name, size = 24 }: { name: LateIconName; size?: number }) {
  return <Outline path={outlines[name]} size={size} />;
}
