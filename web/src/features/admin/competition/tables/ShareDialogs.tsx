import { buildResults, type Results } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { type ReactNode, useState } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { groupList, groupListText, groupPicture } from '#lib/sharing/group-list.ts';
import { whatsAppText } from '#lib/sharing/share.ts';
import { stageChoices } from '#lib/sharing/table-pictures.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { AreaField, SelectField } from '#ui/fields/Field.tsx';
import { Note } from '#ui/layout/Layout.tsx';
import { PicturesToShare } from '#ui/sharing/PicturesToShare.tsx';
import {
  type Planned,
  plannedOf,
  type StageTable,
  useCompetition,
  useCompetitionAdmin,
} from '../competition-context.ts';
import { tableMessage } from '../messages.ts';

interface ShareTableProps {
  table: StageTable;
  onClose: () => void;
  onShared?: () => void;
}

/** Draws the pictures of a stage's table from its public view. */
function picturesOf(view: CompetitionView, stageId: string) {
  const results = publicResults(view);
  const stage = results.stages.find(({ id }) => id === stageId);
  return stage === undefined ? [] : stageChoices(results, stage);
}

/** Shares a table as pictures and as a message. */
export function ShareTable({ table, onClose, onShared }: ShareTableProps) {
  const planned = useCompetition();
  const { tournament } = useCompetitionAdmin();
  const address = `${import.meta.env.VITE_SITE_URL}${paths.standings(tournament.id)}`;
  const asShown = publicView(planned);
  const read = tableMessage(tournament.name, table, plannedOf(asShown));
  // The link of an unpublished tournament would be a 404.
  const text = tournament.status === 'published' ? `${read}\n\n${address}` : read;
  // Text and pictures show the same table, even if a result is saved meanwhile.
  const make = () => ({ choices: picturesOf(asShown, table.stage.id), text });
  const [pictures, setPictures] = useState(make);
  const hasPictures = tournament.status === 'published' && pictures.choices.length > 0;
  const done = () => {
    onShared?.();
    onClose();
  };
  return (
    <ShareTextDialog
      title="Compartir la tabla"
      text={text}
      copied="Tabla copiada"
      hasPictures={hasPictures}
      rows={hasPictures ? 4 : 8}
      onSent={done}
      onClose={onClose}
    >
      {hasPictures ? (
        <PicturesToShare
          choices={pictures.choices}
          text={pictures.text}
          onShared={() => onShared?.()}
          onAsk={() => setPictures(make())}
        />
      ) : null}
    </ShareTextDialog>
  );
}

interface ShareGroupsProps {
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
export function ShareGroups({ stageId, onClose }: ShareGroupsProps) {
  const planned = useCompetition();
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
        <Note>La imagen aparece cuando publicas el torneo.</Note>
      )}
    </ShareTextDialog>
  );
}

interface ShareTextProps {
  title: string;
  text: string;
  /** The toast after copying. */
  copied: string;
  hasPictures: boolean;
  rows: number;
  onSent?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A text to send by WhatsApp, copy or read, below its pictures. */
function ShareTextDialog({ title, text, copied, hasPictures, rows, onSent, onClose, children }: ShareTextProps) {
  const send = () => {
    window.open(whatsAppText(text), '_blank', 'noreferrer');
    onSent?.();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look={hasPictures ? 'secondary' : 'primary'} onClick={send}>
            Mandar por WhatsApp
          </Button>
          <CopyButton
            text={text}
            copied={copied}
            refused="Este navegador no dejó copiar. Selecciona el texto y cópialo."
            onCopied={() => onSent?.()}
          >
            Copiar texto
          </CopyButton>
          <Button look="quiet" onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      {children}
      <AreaField
        label="Así se lee"
        required
        readOnly
        rows={rows}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}

/** Removes the names of hidden players from a competition. */
function publicView({ shown, ...view }: CompetitionView): CompetitionView {
  const known = new Map(shown.map((entry) => [entry.id, entry]));
  return { ...view, shown, entries: view.entries.map((entry) => known.get(entry.id) ?? entry) };
}

/** Returns the results of a public view as the server publishes them. */
function publicResults({ competition, entries, matches }: CompetitionView): Results {
  return buildResults(competition, entries, matches, '');
}
