import { Specimen } from '../../ui/editing/Specimen.tsx';
import { DeskFrame } from '../../ui/layout/DeskFrame.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { Section, SectionTitle } from '../../ui/layout/Section.tsx';
import { Steps } from '../../ui/layout/Steps.tsx';
import { DeskIcon } from '../../ui/signs/DeskIcon.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { LateIcon } from '../../ui/signs/LateIcon.tsx';
import { Mark } from '../../ui/signs/Mark.tsx';
import { Ring, type RingProps } from '../../ui/signs/Ring.tsx';
import { deskIconNames, iconNames, lateIconNames } from './icon-names.ts';
import type { Sample } from './sample.ts';

function ring(state: string, props: Omit<RingProps, 'label'>): Sample['states'][number] {
  return { state, shown: <Ring {...props} label={state} /> };
}

const rings: Sample = {
  name: 'Ring',
  states: [
    ring('flame, open', { open: 1, figure: '48', unit: 'cupos' }),
    ring('flame, half closed', { open: 0.5, figure: '24', unit: 'cupos' }),
    ring('flame, nearly closed', { open: 0.06, figure: '3', unit: 'cupos' }),
    ring('cold', { open: 0.4, figure: '12', unit: 'inscritos', tone: 'cold' }),
    ring('quiet, closed', { open: 0, figure: '0', unit: 'cupos', tone: 'quiet' }),
    ring('done', { open: 0, figure: '', done: true, tone: 'cold' }),
    ring('a long figure', { open: 0.8, figure: '10,000', unit: 'cupos' }),
  ],
};

/** What stands for something, and what gives a screen its shape. */
export const signs: readonly Sample[] = [
  { name: 'Mark', states: [{ state: '64 px', shown: <Mark size={64} /> }] },
  rings,
  { name: 'Icon', room: 'little', states: iconNames.map((name) => ({ state: name, shown: <Icon name={name} /> })) },
  {
    name: 'LateIcon',
    room: 'little',
    states: lateIconNames.map((name) => ({ state: name, shown: <LateIcon name={name} /> })),
  },
  {
    name: 'DeskIcon',
    room: 'little',
    states: deskIconNames.map((name) => ({ state: name, shown: <DeskIcon name={name} /> })),
  },
  { name: 'PageTitle', room: 'whole', states: [{ state: 'a title', shown: <PageTitle title="Torneos" /> }] },
  {
    name: 'Section',
    room: 'whole',
    states: [
      {
        state: 'narrow, with a title',
        shown: (
          <Section narrow>
            <SectionTitle>Próximos torneos</SectionTitle>
          </Section>
        ),
      },
    ],
  },
  {
    name: 'Steps',
    room: 'whole',
    states: [
      {
        state: 'two of them',
        shown: (
          <Steps
            level={3}
            steps={[
              { title: 'Elige tu torneo', text: 'Mira la fecha y el premio.' },
              { title: 'Lee las reglas', text: 'Son diez segundos.' },
            ]}
          />
        ),
      },
    ],
  },
  {
    name: 'DeskFrame',
    room: 'whole',
    states: [
      {
        state: 'of the desk',
        shown: (
          <DeskFrame back={{ href: '/dev/ui', label: 'Panel' }} title="Torneos">
            <p>Lo que hay que hacer.</p>
          </DeskFrame>
        ),
      },
    ],
  },
  {
    name: 'Specimen',
    room: 'whole',
    states: [
      {
        state: 'a phone in a page',
        shown: (
          <Specimen label="Muestra">
            <Section>
              <SectionTitle>Próximos torneos</SectionTitle>
            </Section>
          </Specimen>
        ),
      },
    ],
  },
];
