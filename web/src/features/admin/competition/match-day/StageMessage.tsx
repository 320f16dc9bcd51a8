import type { Stage } from '@arena/domain';
import { useState } from 'react';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { useKeptText } from '#lib/storage/kept-text.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { SelectField } from '#ui/fields/Field.tsx';
import { Note } from '#ui/layout/Layout.tsx';
import { GroupMessageForm } from '#ui/notices/GroupMessageForm.tsx';
import { useCompetitionAdmin } from '../competition-context.ts';

const EVERYBODY = '';
const READY = 'Mira en «Mi lugar» tu hora y el código de tu sala.';

/** A message to the players of one group of a stage, or of the whole tournament. */
export function StageMessage({ stage, onClose }: { stage: Stage; onClose: () => void }) {
  const { tournament } = useCompetitionAdmin();
  const groups = stage.groups.filter(({ entryIds }) => entryIds.length > 0);
  const [groupId, setGroupId] = useState(groups[0]?.id ?? EVERYBODY);
  const [kept, keep, forget] = useKeptText(adminStorageKeys.groupMessage(tournament.id, stage.id));
  const [text, setText] = useState(kept || READY);
  return (
    <Dialog title="Escribirles" onClose={onClose}>
      <Note size="text">{tournament.name}</Note>
      <SelectField
        required
        label="A quiénes"
        hint="Solo llega a quienes se inscribieron en el sitio."
        value={groupId}
        onChange={({ target }) => setGroupId(target.value)}
      >
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {stage.groups.length > 1 ? `${stage.name}, ${name}` : stage.name}
          </option>
        ))}
        <option value={EVERYBODY}>Todos los aprobados del torneo</option>
      </SelectField>
      <GroupMessageForm
        tournament={tournament}
        to={groupId === EVERYBODY ? { group: 'approved' } : { group: 'lobby', stageId: stage.id, groupId }}
        text={text}
        onChange={(typed) => {
          setText(typed);
          keep(typed);
        }}
        onSent={forget}
      />
    </Dialog>
  );
}
