import { Choice } from '#ui/fields/Choice.tsx';
import { FieldGroup } from '#ui/fields/Field.tsx';
import type { TournamentEditing } from '../use-tournament-editor';

interface Props {
  editor: TournamentEditing;
  name: 'asksNickname' | 'confirms' | 'guardianConsent' | 'status' | 'waitingList';
  label: string;
  choices: readonly { value: string; label: string }[];
}

/** A choice among a few labelled values. */
export function ChosenField({ editor, name, label, choices }: Props) {
  const { error, label: _label, ...control } = editor.control(name);
  return (
    <FieldGroup label={label} error={error} required>
      {choices.map((choice) => (
        <Choice key={choice.value} {...control} {...choice} type="radio" />
      ))}
    </FieldGroup>
  );
}
