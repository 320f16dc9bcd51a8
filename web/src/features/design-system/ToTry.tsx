import { type ComponentProps, useState } from 'react';
import { AnswerControl } from '../../ui/AnswerControl.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { Contained } from '../../ui/Contained.tsx';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Later } from '../../ui/Later.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Nearby } from '../../ui/Nearby.tsx';
import type { NoticeTone } from '../../ui/notice-tone.ts';
import { Overlay } from '../../ui/Overlay.tsx';
import { Question } from '../../ui/Question.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { TeamControls } from '../../ui/TeamControls.tsx';
import { useToast } from '../../ui/toast-context.ts';
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
  error: 'Error de conexión. Verifica tu conexión a internet.',
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
