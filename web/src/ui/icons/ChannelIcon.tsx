import { Outline } from './Icon.tsx';

/** Icons of the community's channels, which first screens don't load. */
const outlines = {
  discord:
    'M8 6c2.5-.8 5.5-.8 8 0M7 16.5c3.3 1.2 6.7 1.2 10 0M8 6C5.5 8 4 12.5 4 17c1 1 2.5 1.7 4 2l1-2M16 6c2.5 2 4 6.5 4 11-1 1-2.5 1.7-4 2l-1-2M9 11.5v1.5M15 11.5v1.5',
  whatsapp: 'M3.5 20.5 5 16a8.3 8.3 0 1 1 3.2 3.1zM9 8c-.3 4 3 7.3 7 7v-2l-2-.8-1 1c-1.3-.5-1.7-.9-2.2-2.2l1-1L11 8z',
  telegram: 'M21 4 3 11l6 2.5M21 4l-3 16-9-6.5M21 4 9 13.5V20l3.5-4',
} as const;

/** A channel's icon next to its name. */
export function ChannelIcon({ name, size = 24 }: { name: keyof typeof outlines; size?: number }) {
  return <Outline path={outlines[name]} size={size} />;
}
