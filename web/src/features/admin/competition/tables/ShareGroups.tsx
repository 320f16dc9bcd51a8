import { useState } from 'react';
import { groupList, groupListText, groupPicture } from '#lib/sharing/group-list.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { SelectField } from '#ui/fields/Field.tsx';
import { PicturesToShare } from '#ui/sharing/PicturesToShare.tsx';
import { type Planned, useCompetitionAdmin } from '../competition-context.ts';
import { publicResults, publicView } from './public-view.ts';
import { ShareTextDialog } from './ShareTextDialog.tsx';

interface Props {
  planned: Planned;
  stageId: string;
  onClose: () => void;
}

interface GroupToShare {
  id: string;
  name: string;
  text: string;
  choices: { label: string; addresses: string[] }[];
}

function groupsOf(planned: Planned, stageId: string, tournament: string): GroupToShare[] {
  const results = publicResults(publicView(planned));
  const stage = results.stages.find(({ id }) => id === stageId);
  return (stage?.groups ?? []).flatMap((group) => {
    if (stage === undefined) return [];
    const list = groupList(results, stage, group);
    if (list.slots.length === 0) return [];
    const choices = [{ label: `Lista de ${group.name}`, addresses: [groupPicture(results, stage, group)] }];
    return [{ id: group.id, name: group.name, text: groupListText(tournament, list), choices }];
  });
}

/** Shares each group's list with its slots, as a picture and as a message. */
export function ShareGroups({ planned, stageId, onClose }: Props) {
  const { tournament } = useCompetitionAdmin();
  const make = () => groupsOf(planned, stageId, tournament.name);
  const [groups, setGroups] = useState(make);
  const [chosen, setChosen] = useState('');
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  if (group === undefined) {
    return (
      <Dialog title="Compartir las listas" onClose={onClose}>
        <p>Todavía no hay nadie en los grupos de esta fase.</p>
      </Dialog>
    );
  }
  const hasPicture = tournament.status === 'published';
  return (
    <ShareTextDialog
      title="Compartir las listas"
      text={group.text}
      copied="Lista copiada"
      hasPictures={hasPicture}
      rows={8}
      onClose={onClose}
    >
      {groups.length > 1 ? (
        <SelectField label="Grupo" required value={group.id} onChange={(event) => setChosen(event.target.value)}>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      {hasPicture ? (
        <PicturesToShare key={group.id} choices={group.choices} text={group.text} onAsk={() => setGroups(make())} />
      ) : (
        <p className="note">La imagen aparece cuando publicas el torneo.</p>
      )}
    </ShareTextDialog>
  );
}
