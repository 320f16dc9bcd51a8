import type { DeskIconName } from '../../ui/signs/DeskIcon.tsx';
import type { IconName } from '../../ui/signs/Icon.tsx';
import type { LateIconName } from '../../ui/signs/LateIcon.tsx';

/** Every outline there is: one that is missing here doesn't compile. */
const icons: Record<IconName, IconName> = {
  home: 'home',
  trophy: 'trophy',
  history: 'history',
  back: 'back',
  forward: 'forward',
  shield: 'shield',
  check: 'check',
  alert: 'alert',
  info: 'info',
  close: 'close',
  soundOn: 'soundOn',
  soundOff: 'soundOff',
};
const lateIcons: Record<LateIconName, LateIconName> = {
  pause: 'pause',
  play: 'play',
  discord: 'discord',
  whatsapp: 'whatsapp',
  phone: 'phone',
  mail: 'mail',
  share: 'share',
  calendar: 'calendar',
};
const deskIcons: Record<DeskIconName, DeskIconName> = {
  more: 'more',
  up: 'up',
  down: 'down',
  plus: 'plus',
  edit: 'edit',
  copy: 'copy',
  trash: 'trash',
  clock: 'clock',
  refresh: 'refresh',
  eye: 'eye',
  eyeOff: 'eyeOff',
  grip: 'grip',
  share: 'share',
  list: 'list',
  undo: 'undo',
  users: 'users',
  download: 'download',
  send: 'send',
};

export const iconNames = Object.values(icons);
export const lateIconNames = Object.values(lateIcons);
export const deskIconNames = Object.values(deskIcons);
