import { CONNECTION_LOST } from '@arena/domain';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Menu } from '../../ui/buttons/Menu.tsx';
import { AskedButton } from '../../ui/dialogs/AskedButton.tsx';
import { Contained } from '../../ui/dialogs/Contained.tsx';
import { DeedDialog } from '../../ui/dialogs/DeedDialog.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { OpenedPart } from '../../ui/dialogs/OpenedPart.tsx';
import { Overlay } from '../../ui/dialogs/Overlay.tsx';
import { Question } from '../../ui/dialogs/Question.tsx';
import { AnswerControl } from '../../ui/fields/AnswerControl.tsx';
import { Chips } from '../../ui/fields/Chips.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { TeamControls } from '../../ui/fields/TeamControls.tsx';
import { Nearby } from '../../ui/layout/Nearby.tsx';
import type { NoticeTone } from '../../ui/signs/notice-tone.ts';
import { useToast } from '../../ui/signs/toast-context.ts';
import { Later } from '../../ui/waiting/Later.tsx';
import { Opened } from './Opened.tsx';

type TeamValues = ComponentProps<typeof TeamControls>['editor']['values'];

/** Primitives that show their states only when one uses them. */

export function ChipsToTry() {
  const [value, setValue] = useState('all');
  const options = [
    { value: 'all', label: 'Todas', count: 12 },
    { value: 'pending', label: 'Pendientes', count: 3 },
    { value: 'rejected', label: 'Rechazadas' },
  ];
  return <Chips label="Estado" options={options} value={value} onChange={setValue} />;
}

export function SearchToTry() {
  const [query, setQuery] = useState('premio');
  return (
    <SearchField
      label="Buscar"
      placeholder="Busca tu duda"
      query={query}
      onChange={setQuery}
      found={query === '' ? '' : '2 respuestas'}
    />
  );
}

export function AnswerToTry() {
  const [answer, setAnswer] = useState<string | string[]>('Norte');
  const question = {
    id: 'region',
    text: '¿De qué región eres?',
    type: 'radio',
    options: ['Norte', 'Sur'],
    required: true,
  } as const;
  const asked = { ...question, options: [...question.options] };
  return <AnswerControl question={asked} answer={answer} error={undefined} onChange={setAnswer} />;
}

export function TeamToTry() {
  const [values, setValues] = useState<TeamValues>({
    team: { name: 'Furia Norte', players: [{ nickname: 'Nube', freeFireId: '12345678' }] },
  });
  return <TeamControls editor={{ values, problems: {}, change: setValues }} teamSize={2} />;
}

export function MenuToTry() {
  const toast = useToast();
  const say = (text: string) => () => toast('info', text);
  return (
    <Menu
      label="Acciones"
      actions={[
        { label: 'Editar', icon: 'edit', run: say('Editar') },
        { label: 'Eliminar', icon: 'trash', grave: true, run: say('Eliminar') },
      ]}
    />
  );
}

const TOASTS: Record<NoticeTone, string> = {
  success: 'Enlace copiado',
  info: 'El torneo cambió de hora.',
  warning: 'Estás sin conexión.',
  error: CONNECTION_LOST,
};
const TONES = ['success', 'info', 'warning', 'error'] as const;

export function ToastsToTry() {
  const toast = useToast();
  return TONES.map((tone) => (
    <Button key={tone} look="secondary" onClick={() => toast(tone, TOASTS[tone])}>
      {tone}
    </Button>
  ));
}

export function QuestionToTry() {
  return (
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
  );
}

export function AskedButtonToTry() {
  return (
    <AskedButton
      title="¿Quitas tu enlace de este teléfono?"
      action="Quitarlo de aquí"
      stay="Conservarlo"
      work={() => Promise.resolve()}
    >
      <p>Tu inscripción sigue igual.</p>
    </AskedButton>
  );
}

export function DeedDialogToTry() {
  return (
    <Opened>
      {(close) => (
        <DeedDialog title="¿Publicar así?" action="Publicar" onAct={close} onClose={close}>
          <p>Todavía no tiene reglas.</p>
        </DeedDialog>
      )}
    </Opened>
  );
}

export function DialogToTry() {
  return (
    <Opened>
      {(close) => (
        <Dialog title="¿Eliminar el torneo?" onClose={close} actions={<Button onClick={close}>Eliminar</Button>}>
          <p>No se puede deshacer.</p>
        </Dialog>
      )}
    </Opened>
  );
}

export function OverlayToTry() {
  return (
    <Opened>
      {(close) => (
        <Overlay title="Preguntas frecuentes" onClose={close}>
          <p>Lo que se lee aparte.</p>
        </Overlay>
      )}
    </Opened>
  );
}

export function LaterToTry() {
  return (
    <Later meanwhile={<p>Mientras tanto</p>}>
      <p>Llegó cuando había tiempo.</p>
    </Later>
  );
}

export function NearbyToTry() {
  return (
    <Nearby meanwhile={<p>Todavía lejos</p>}>
      <p>Llegó cuando ya estaba cerca.</p>
    </Nearby>
  );
}

export function PartToTry() {
  return (
    <Opened>
      {(close) => (
        <OpenedPart load={() => import('../../ui/sharing/QrCode.tsx')} onClose={close}>
          {(QrCode) => <QrCode url="/dev/ui" />}
        </OpenedPart>
      )}
    </Opened>
  );
}

function Broken({ broken }: { broken: boolean }) {
  if (broken) throw new Error('Broken on purpose, to show what contains it');
  return <p>Entero.</p>;
}

export function BreakToTry() {
  const [broken, setBroken] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setBroken(true)}>
        Romper
      </Button>
      <Contained instead={<p>Lo demás sigue.</p>}>
        <Broken broken={broken} />
      </Contained>
    </>
  );
}
