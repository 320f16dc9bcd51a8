import { longDateIn } from '../../lib/time/whose-time.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { AskedButton } from '../../ui/dialogs/AskedButton.tsx';
import { Contained } from '../../ui/dialogs/Contained.tsx';
import { DeedDialog } from '../../ui/dialogs/DeedDialog.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Leaving } from '../../ui/dialogs/Leaving.tsx';
import { OpenedPart } from '../../ui/dialogs/OpenedPart.tsx';
import { Overlay } from '../../ui/dialogs/Overlay.tsx';
import { Question } from '../../ui/dialogs/Question.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { InZone } from '../../ui/layout/InZone.tsx';
import { LinkLoading } from '../../ui/layout/LinkLoading.tsx';
import { Nearby } from '../../ui/layout/Nearby.tsx';
import { Badge } from '../../ui/signs/Badge.tsx';
import { Notice } from '../../ui/signs/Notice.tsx';
import { Freshness } from '../../ui/waiting/Freshness.tsx';
import { Held } from '../../ui/waiting/Held.tsx';
import { Later } from '../../ui/waiting/Later.tsx';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import type { Samples } from './samples.ts';
import { Broken, Changed, Opened, ToastsToTry } from './ToTry.tsx';

const HERE = '/dev/ui';
const LONG = 3_600_000;

const line = (measure: 'short' | 'medium' | 'long' | 'full') => (
  <p>
    <Skeleton measure={measure} />
  </p>
);

const read = (failure: string | null, readAt: number | null) => (
  <Freshness reading={{ isLoading: false, failure, readAt }} onRefresh={() => undefined} />
);

/** What tells one something. */
export const messages: Samples = {
  Badge: {
    flame: <Badge tone="flame">Inscripciones Abiertas</Badge>,
    'flame, loud': (
      <Badge tone="flame" loud>
        Iniciando Pronto
      </Badge>
    ),
    cold: <Badge tone="cold">Programado</Badge>,
    good: <Badge tone="good">Aprobado</Badge>,
    warn: <Badge tone="warn">Pendiente</Badge>,
    bad: <Badge tone="bad">Rechazado</Badge>,
    quiet: <Badge tone="quiet">Torneo Completo</Badge>,
  },
  Notice: {
    info: <Notice tone="info">Hay una versión nueva del sitio.</Notice>,
    success: <Notice tone="success">Inscripción enviada.</Notice>,
    'warning, with an action': (
      <Notice tone="warning" action={<Button look="secondary">Reintentar</Button>}>
        Estás sin conexión. Ves la lista de hace 5 minutos.
      </Notice>
    ),
    error: <Notice tone="error">Error al enviar la inscripción. Inténtalo de nuevo.</Notice>,
  },
  Skeleton: { short: line('short'), medium: line('medium'), long: line('long'), full: line('full') },
  LinkLoading: { 'as high as a screen': <LinkLoading label="Cargando…" /> },
  Freshness: {
    read: read(null, 0),
    failed: read('No pudimos cargar la lista.', null),
    'failed, with an older list': read('No pudimos cargar la lista.', 0),
  },
  InZone: {
    known: <InZone instant="2026-11-29T01:00:00Z" write={longDateIn} />,
    unknown: <InZone instant={null} write={longDateIn} />,
  },
  EmptyState: {
    'with the closed zone': (
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
  Leaving: { counting: <Leaving to={HERE} delay={LONG} place="al inicio" /> },
  ToastProvider: { 'four kinds': <ToastsToTry /> },
  AskedButton: {
    closed: (
      <AskedButton
        title="¿Quitas tu enlace de este teléfono?"
        action="Quitarlo de aquí"
        stay="Conservarlo"
        work={() => Promise.resolve()}
      >
        <p>Tu inscripción sigue igual.</p>
      </AskedButton>
    ),
  },
  Question: {
    closed: (
      <Opened>
        {(close) => (
          <Question
            title="¿Dejas el torneo?"
            action="Dejar el torneo"
            stay="Seguir en el torneo"
            work={() => Promise.reject(new Error('Sin conexión'))}
            onClose={close}
          >
            <p>Tu cupo queda libre en este momento.</p>
          </Question>
        )}
      </Opened>
    ),
  },
  DeedDialog: {
    closed: (
      <Opened>
        {(close) => (
          <DeedDialog title="¿Publicar así?" action="Publicar" onAct={close} onClose={close}>
            <p>Todavía no tiene reglas.</p>
          </DeedDialog>
        )}
      </Opened>
    ),
  },
  Dialog: {
    closed: (
      <Opened>
        {(close) => (
          <Dialog title="¿Eliminar el torneo?" onClose={close} actions={<Button onClick={close}>Eliminar</Button>}>
            <p>No se puede deshacer.</p>
          </Dialog>
        )}
      </Opened>
    ),
  },
  Overlay: {
    closed: (
      <Opened>
        {(close) => (
          <Overlay title="Preguntas frecuentes" onClose={close}>
            <p>Lo que se lee aparte.</p>
          </Overlay>
        )}
      </Opened>
    ),
  },
  Held: {
    'not yet': (
      <Held isTime={false} meanwhile={<p>Todavía no.</p>}>
        <p>Ya.</p>
      </Held>
    ),
  },
  Later: {
    come: (
      <Later meanwhile={<p>Mientras tanto</p>}>
        <p>Llegó cuando había tiempo.</p>
      </Later>
    ),
  },
  Nearby: {
    near: (
      <Nearby meanwhile={<p>Todavía lejos</p>}>
        <p>Llegó cuando ya estaba cerca.</p>
      </Nearby>
    ),
  },
  OpenedPart: {
    'closed, then come': (
      <Opened>
        {(close) => (
          <OpenedPart load={() => import('../../ui/sharing/QrCode.tsx')} onClose={close}>
            {(QrCode) => <QrCode url="/dev/ui" />}
          </OpenedPart>
        )}
      </Opened>
    ),
  },
  Contained: {
    'whole, then broken': (
      <Changed begin={false}>
        {(broken, change) => (
          <>
            <Button look="secondary" onClick={() => change(true)}>
              Romper
            </Button>
            <Contained instead={<p>Lo demás sigue.</p>}>
              <Broken broken={broken} />
            </Contained>
          </>
        )}
      </Changed>
    ),
  },
};
