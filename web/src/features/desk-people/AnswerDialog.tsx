import { type AccessRequest, limits } from '@arena/domain';
import { deskStorageKeys } from '../../lib/storage/desk-storage-keys.ts';
import { useKeptText } from '../../lib/storage/kept-text.ts';
import { DeedDialog } from '../../ui/dialogs/DeedDialog.tsx';
import { useDeed } from '../../ui/dialogs/use-deed.ts';
import { AreaField } from '../../ui/fields/Field.tsx';
import { type Answer, answerRequest, type Organiser, rereadPeople } from './calls.ts';
import { PasswordNote, PermissionList } from './Roles.tsx';

interface Props {
  request: AccessRequest;
  answer: Answer;
  organiser: Organiser;
  onClose: () => void;
}

const texts = {
  approved: { title: '¿Dar acceso?', action: 'Aprobar', done: (name: string) => `${name} ya puede entrar al panel.` },
  rejected: { title: '¿Rechazar?', action: 'Rechazar', done: (name: string) => `Rechazaste la solicitud de ${name}.` },
} as const;

/** Asks before a request is answered, with notes for the other organisers. */
export function AnswerDialog({ request, answer, organiser, onClose }: Props) {
  const deed = useDeed(rereadPeople, onClose);
  const [notes, setNotes, forgetNotes] = useKeptText(deskStorageKeys.accessNotes(request.uid));
  const { title, action, done } = texts[answer];
  const carryOut = () =>
    deed.run(async () => {
      await answerRequest(organiser, request, answer, notes);
      forgetNotes();
      return done(request.displayName);
    }, 'already_decided');
  return (
    <DeedDialog title={title} action={action} busy={deed.isBusy} onAct={carryOut} onClose={onClose}>
      {answer === 'approved' ? (
        <>
          <p>
            {request.displayName} ({request.email}) va a poder:
          </p>
          <PermissionList of="admin" />
          <PasswordNote />
        </>
      ) : (
        <p>{request.displayName} sigue sin entrar al panel. Nadie le avisa: escríbele si hace falta.</p>
      )}
      <AreaField
        label="Notas para el equipo"
        error={deed.failure?.fields.notes}
        rows={2}
        maxLength={limits.reasonCharacters}
        value={notes}
        onChange={(event) => {
          setNotes(event.target.value);
          deed.clear();
        }}
      />
    </DeedDialog>
  );
}
