import { paths } from '#lib/addresses/paths.ts';

/** Choices for a stream's table, as the controls hold them. */
export interface StreamChoices {
  top: string;
  group: string;
  theme: string;
  side: string;
  sponsor: boolean;
  brand: boolean;
}

export const usualStream: StreamChoices = {
  top: '12',
  group: '',
  theme: 'dark',
  side: 'left',
  sponsor: true,
  brand: false,
};

/** Returns the path of a stream's table; what is usual isn't named. */
export function streamAddress(id: string, { top, group, theme, side, sponsor, brand }: StreamChoices): string {
  const query = new URLSearchParams();
  if (top !== usualStream.top) query.set('top', top);
  if (group.trim() !== '') query.set('group', group.trim());
  if (theme !== usualStream.theme) query.set('theme', theme);
  if (side !== usualStream.side) query.set('side', side);
  if (!sponsor) query.set('sponsor', 'no');
  if (brand) query.set('brand', 'yes');
  return [paths.stream(id), query].filter((part) => String(part) !== '').join('?');
}
