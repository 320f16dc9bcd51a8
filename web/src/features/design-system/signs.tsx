import type { ReactNode } from 'react';
import { Specimen } from '../../ui/editing/Specimen.tsx';
import { DeskFrame } from '../../ui/layout/DeskFrame.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { Section, SectionTitle } from '../../ui/layout/Section.tsx';
import { Steps } from '../../ui/layout/Steps.tsx';
import { DeskIcon, type DeskIconName } from '../../ui/signs/DeskIcon.tsx';
import { Icon, type IconName } from '../../ui/signs/Icon.tsx';
import { LateIcon, type LateIconName } from '../../ui/signs/LateIcon.tsx';
import { Mark } from '../../ui/signs/Mark.tsx';
import { Ring } from '../../ui/signs/Ring.tsx';
import type { Samples } from './samples.ts';

/** Every outline there is: one that is missing here doesn't compile. */
const icons: Record<IconName, ReactNode> = {
  home: <Icon name="home" />,
  trophy: <Icon name="trophy" />,
  history: <Icon name="history" />,
  back: <Icon name="back" />,
  forward: <Icon name="forward" />,
  shield: <Icon name="shield" />,
  check: <Icon name="check" />,
  alert: <Icon name="alert" />,
  info: <Icon name="info" />,
  close: <Icon name="close" />,
  soundOn: <Icon name="soundOn" />,
  soundOff: <Icon name="soundOff" />,
};

const lateIcons: Record<LateIconName, ReactNode> = {
  pause: <LateIcon name="pause" />,
  play: <LateIcon name="play" />,
  discord: <LateIcon name="discord" />,
  whatsapp: <LateIcon name="whatsapp" />,
  phone: <LateIcon name="phone" />,
  mail: <LateIcon name="mail" />,
  share: <LateIcon name="share" />,
  calendar: <LateIcon name="calendar" />,
};

const deskIcons: Record<DeskIconName, ReactNode> = {
  more: <DeskIcon name="more" />,
  up: <DeskIcon name="up" />,
  down: <DeskIcon name="down" />,
  plus: <DeskIcon name="plus" />,
  edit: <DeskIcon name="edit" />,
  copy: <DeskIcon name="copy" />,
  trash: <DeskIcon name="trash" />,
  clock: <DeskIcon name="clock" />,
  refresh: <DeskIcon name="refresh" />,
  eye: <DeskIcon name="eye" />,
  eyeOff: <DeskIcon name="eyeOff" />,
  grip: <DeskIcon name="grip" />,
  share: <DeskIcon name="share" />,
  list: <DeskIcon name="list" />,
  undo: <DeskIcon name="undo" />,
  users: <DeskIcon name="users" />,
  download: <DeskIcon name="download" />,
  send: <DeskIcon name="send" />,
};

/** What stands for something, and what gives a screen its shape. */
export const signs: Samples = {
  Mark: { '64 px': <Mark size={64} /> },
  Ring: {
    'flame, open': <Ring open={1} figure="48" unit="cupos" label="flame, open" />,
    'flame, half closed': <Ring open={0.5} figure="24" unit="cupos" label="flame, half closed" />,
    'flame, nearly closed': <Ring open={0.06} figure="3" unit="cupos" label="flame, nearly closed" />,
    cold: <Ring open={0.4} figure="12" unit="inscritos" tone="cold" label="cold" />,
    'quiet, closed': <Ring open={0} figure="0" unit="cupos" tone="quiet" label="quiet, closed" />,
    done: <Ring open={0} figure="" done tone="cold" label="done" />,
    'a long figure': <Ring open={0.8} figure="10,000" unit="cupos" label="a long figure" />,
  },
  Icon: icons,
  LateIcon: lateIcons,
  DeskIcon: deskIcons,
  PageTitle: { 'a title': <PageTitle title="Torneos" /> },
  Section: {
    'narrow, with a title': (
      <Section narrow>
        <SectionTitle>Próximos torneos</SectionTitle>
      </Section>
    ),
  },
  Steps: {
    'two of them': (
      <Steps
        level={3}
        steps={[
          { title: 'Elige tu torneo', text: 'Mira la fecha y el premio.' },
          { title: 'Lee las reglas', text: 'Son diez segundos.' },
        ]}
      />
    ),
  },
  DeskFrame: {
    'of the desk': (
      <DeskFrame back={{ href: '/dev/ui', label: 'Panel' }} title="Torneos">
        <p>Lo que hay que hacer.</p>
      </DeskFrame>
    ),
  },
  Specimen: {
    'a phone in a page': (
      <Specimen label="Muestra">
        <Section>
          <SectionTitle>Próximos torneos</SectionTitle>
        </Section>
      </Specimen>
    ),
  },
};
