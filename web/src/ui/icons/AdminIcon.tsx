import { Icon, type IconName, Outline } from './Icon.tsx';

/** Icons of the admin area, which visitors don't load. Each has one meaning. */
const outlines = {
  more: 'M12 5v.5M12 12v.5M12 19v.5',
  up: 'M5 11l7-7 7 7M12 5v15',
  down: 'M5 13l7 7 7-7M12 4v15',
  plus: 'M12 5v14M5 12h14',
  edit: 'M4 20v-4L16 4l4 4L8 20z',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7.5V12l3 2',
  repeat: 'M5 11V7h14M16 4l3 3-3 3M19 13v4H5M8 20l-3-3 3-3',
  ban: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM6 6l12 12',
  key: 'M8 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 12h9M18 12v4',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3',
  unlock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 7-2.5',
  absent: 'M12 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM5 20c0-4 2.5-6 7-6M15 15l5 5M20 15l-5 5',
  exit: 'M13 4H5v16h8M10 12h11M17 8l4 4-4 4',
  eye: 'M2.5 12C7 5 17 5 21.5 12 17 19 7 19 2.5 12zM12 10v4',
  eyeOff: 'M2.5 12C7 5 17 5 21.5 12 17 19 7 19 2.5 12zM4 4l16 16',
  grip: 'M5 8h14M5 12h14M5 16h14',
  list: 'M4 6h16M4 12h16M4 18h10',
  columns: 'M4 5h16v14H4zM9.5 5v14M15 5v14',
  keyboard: 'M2.5 6h19v12h-19zM6 10v.5M10 10v.5M14 10v.5M18 10v.5M8 14h8',
  picture: 'M4 5h16v14H4zM4 16.5l5-5 4 4 3-3 4 4M8.5 9v.5',
  undo: 'M9 5 4 10l5 5M4.5 10H14a5 5 0 0 1 0 10h-3',
  download: 'M12 4v11M6.5 10l5.5 5.5 5.5-5.5M4 20h16',
  users:
    'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM3 20c0-4 2.5-6 6-6s6 2 6 6M15.5 5.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .9 3 2.7 3 5.5',
  send: 'M4 12 20 4l-4 16-4-6z',
} as const;

type AdminOutline = keyof typeof outlines;
export type AdminIconName = AdminOutline | IconName;

const isOutline = (name: AdminIconName): name is AdminOutline => Object.hasOwn(outlines, name);

export function AdminIcon({ name, size = 24 }: { name: AdminIconName; size?: number }) {
  return isOutline(name) ? <Outline path={outlines[name]} size={size} /> : <Icon name={name} size={size} />;
}
