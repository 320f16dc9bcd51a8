import { longDateIn } from '../../lib/time/whose-time.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { Leaving } from '../../ui/dialogs/Leaving.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { InZone } from '../../ui/layout/InZone.tsx';
import { Badge } from '../../ui/signs/Badge.tsx';
import { Notice } from '../../ui/signs/Notice.tsx';
import { Freshness } from '../../ui/waiting/Freshness.tsx';
import { Held } from '../../ui/waiting/Held.tsx';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import type { Sample } from './sample.ts';
import {
  AskedButtonToTry,
  BreakToTry,
  DeedDialogToTry,
  DialogToTry,
  LaterToTry,
  NearbyToTry,
  OverlayToTry,
  PartToTry,
  QuestionToTry,
  ToastsToTry,
} from './ToTry.tsx';

const HERE = '/dev/ui';
const LONG = 3_600_000;

const badge: Sample = {
  name: 'Badge',
  states: [
    { state: 'flame', shown: <Badge tone="flame">Inscripciones Abiertas</Badge> },
    {
      state: 'flame, loud',
      shown: (
        <Badge tone="flame" loud>
          Iniciando Pronto
        </Badge>
      ),
    },
    { state: 'cold', shown: <Badge tone="cold">Programado</Badge> },
    { state: 'good', shown: <Badge tone="good">Aprobado</Badge> },
    { state: 'warn', shown: <Badge tone="warn">Pendiente</Badge> },
    { state: 'bad', shown: <Badge tone="bad">Rechazado</Badge> },
    { state: 'quiet', shown: <Badge tone="quiet">Torneo Completo</Badge> },
  ],
};

const notice: Sample = {
  name: 'Notice',
  states: [
    { state: 'info', shown: <Notice tone="info">Hay una versión nueva del sitio.</Notice> },
    { state: 'success', shown: <Notice tone="success">Inscripción enviada.</Notice> },
    {
      state: 'warning, with an action',
      shown: (
        <Notice tone="warning" action={<Button look="secondary">Reintentar</Button>}>
          Estás sin conexión. Ves la lista de hace 5 minutos.
        </Notice>
      ),
    },
    { state: 'error', shown: <Notice tone="error">Error al enviar la inscripción. Inténtalo de nuevo.</Notice> },
  ],
};

const skeleton: Sample = {
  name: 'Skeleton',
  room: 'whole',
  states: (['short', 'medium', 'long', 'full'] as const).map((measure) => ({
    state: measure,
    shown: (
      <p>
        <Skeleton measure={measure} />
      </p>
    ),
  })),
};

const emptyState: Sample = {
  name: 'EmptyState',
  room: 'whole',
  states: [
    {
      state: 'with the closed zone',
      shown: (
        <EmptyState
          title="NO HAY TORNEOS ACTIVOS"
          figure="0"
          unit="torneos"
          actions={<ButtonLink to={HERE}>Volver al inicio</ButtonLink>}
        >
          <p>El próximo se anuncia aquí.</p>
        </EmptyState>
      ),
    },
  ],
};

const freshness: Sample = {
  name: 'Freshness',
  room: 'whole',
  states: [
    { isLoading: false, failure: null, readAt: 0, state: 'read' },
    { isLoading: false, failure: 'No pudimos cargar la lista.', readAt: null, state: 'failed' },
    { isLoading: false, failure: 'No pudimos cargar la lista.', readAt: 0, state: 'failed, with an older list' },
  ].map(({ state, ...reading }) => ({
    state,
    shown: <Freshness reading={reading} onRefresh={() => undefined} />,
  })),
};

const inZone: Sample = {
  name: 'InZone',
  states: [
    { state: 'known', shown: <InZone instant="2026-11-29T01:00:00Z" write={longDateIn} /> },
    { state: 'unknown', shown: <InZone instant={null} write={longDateIn} /> },
  ],
};

/** What tells one something. */
export const messages: readonly Sample[] = [
  badge,
  notice,
  skeleton,
  freshness,
  inZone,
  emptyState,
  {
    name: 'Leaving',
    room: 'whole',
    states: [{ state: 'counting', shown: <Leaving to={HERE} delay={LONG} place="al inicio" /> }],
  },
  { name: 'ToastProvider', states: [{ state: 'four kinds', shown: <ToastsToTry /> }] },
  { name: 'AskedButton', states: [{ state: 'closed', shown: <AskedButtonToTry /> }] },
  { name: 'Question', states: [{ state: 'closed', shown: <QuestionToTry /> }] },
  { name: 'DeedDialog', states: [{ state: 'closed', shown: <DeedDialogToTry /> }] },
  { name: 'Dialog', states: [{ state: 'closed', shown: <DialogToTry /> }] },
  { name: 'Overlay', states: [{ state: 'closed', shown: <OverlayToTry /> }] },
  {
    name: 'Held',
    states: [
      {
        state: 'not yet',
        shown: (
          <Held isTime={false} meanwhile={<p>Todavía no.</p>}>
            <p>Ya.</p>
          </Held>
        ),
      },
    ],
  },
  { name: 'Later', states: [{ state: 'come', shown: <LaterToTry /> }] },
  { name: 'Nearby', states: [{ state: 'near', shown: <NearbyToTry /> }] },
  { name: 'OpenedPart', states: [{ state: 'closed, then come', shown: <PartToTry /> }] },
  { name: 'Contained', states: [{ state: 'whole, then broken', shown: <BreakToTry /> }] },
];
