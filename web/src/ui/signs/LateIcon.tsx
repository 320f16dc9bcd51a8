import { Outline } from './Icon.tsx';

/** The outlines of what comes after the first sight, so that no page waits for them. */
const outlines = {
  pause: 'M8.5 6v12M15.5 6v12',
  play: 'M8 5.5 18 12 8 18.5z',
  discord:
    'M8 6c2.5-.8 5.5-.8 8 0M7 16.5c3.3 1.2 6.7 1.2 10 0M8 6C5.5 8 4 12.5 4 17c1 1 2.5 1.7 4 2l1-2M16 6c2.5 2 4 6.5 4 11-1 1-2.5 1.7-4 2l-1-2M9 11.5v1.5M15 11.5v1.5',
  whatsapp: 'M3.5 20.5 5 16a8.3 8.3 0 1 1 3.2 3.1zM9 8c-.3 4 3 7.3 7 7v-2l-2-.8-1 1c-1.3-.5-1.7-.9-2.2-2.2l1-1L11 8z',
  phone:
    'M6 3.5 9.5 4l1 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1 .5 3.5c-1 2-3.5 2.5-6 1.5C10 18 6 14 4.5 9.5c-1-2.5-.5-5 1.5-6z',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
  share: 'M12 15V4M8 8l4-4 4 4M7 11H4v9h16v-9h-3',
  calendar: 'M4 6h16v14H4zM4 11h16M8 3v5M16 3v5M12 13v5M9.5 15.5h5',
} as const;

type LateIconName = keyof typeof outlines;

/** As `Icon`, for what comes late. */
export function LateIcon({ name, size = 24 }: { name: LateIconName; size?: number }) {
  return <Outline path={outlines[name]} size={size} />;
}
