import { buildResults } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { useState } from 'react';
import { paths } from '../../../lib/addresses/paths.ts';
import { copyText, whatsAppText } from '../../../lib/sharing/share.ts';
import { stageChoices } from '../../../lib/sharing/table-pictures.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { AreaField } from '../../../ui/fields/Field.tsx';
import { PicturesToShare } from '../../../ui/sharing/PicturesToShare.tsx';
import { useToast } from '../../../ui/signs/toast-context.ts';
import { type Planned, plannedOf, type StageTable, useDesk } from '../desk-context.ts';
import { tableText } from './table-text.ts';

interface Props {
  planned: Planned;
  table: StageTable;
  onClose: () => void;
  /** Hears that it was passed on. */
  onShared?: () => void;
}

/** What everybody may know of it: nobody who is hidden is named. */
function publicView({ shown, ...view }: CompetitionView): CompetitionView {
  const known = new Map(shown.map((entry) => [entry.id, entry]));
  return { ...view, shown, entries: view.entries.map((entry) => known.get(entry.id) ?? entry) };
}

/** The pictures of a stage's table as the public will see it, by the same sums. */
function picturesOf({ competition, entries, matches }: CompetitionView, stageId: string) {
  const results = buildResults(competition, entries, matches, '');
  const stage = results.stages.find(({ id }) => id === stageId);
  return stage === undefined ? [] : stageChoices(results, stage);
}

/** The table as pictures and as a message, to be sent, copied or read. */
export function ShareTable({ planned, table, onClose, onShared }: Props) {
  const { tournament } = useDesk();
  const toast = useToast();
  const address = `${import.meta.env.VITE_SITE_URL}${paths.standings(tournament.id)}`;
  const asShown = publicView(planned);
  const read = tableText(tournament.name, table, plannedOf(asShown));
  // Who isn't let in by the link should not be sent there.
  const text = tournament.status === 'published' ? `${read}\n\n${address}` : read;
  // With a picture goes the text of its table: somebody may save a result while it is looked at.
  const make = () => ({ choices: picturesOf(asShown, table.stage.id), text });
  const [pictures, setPictures] = useState(make);
  const hasPictures = tournament.status === 'published' && pictures.choices.length > 0;
  const done = () => {
    onShared?.();
    onClose();
  };
  const copy = async () => {
    if (!(await copyText(text))) return toast('error', 'Este navegador no dejó copiar. Selecciona el texto y cópialo.');
    toast('success', 'Tabla copiada');
    done();
  };
  const send = () => {
    window.open(whatsAppText(text), '_blank', 'noreferrer');
    done();
  };
  return (
    <Dialog
      title="Compartir la tabla"
      onClose={onClose}
      actions={
        <>
          <Button look={hasPictures ? 'secondary' : 'primary'} onClick={send}>
            Mandar por WhatsApp
          </Button>
          <Button look="secondary" onClick={() => void copy()}>
            Copiar texto
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      {hasPictures ? (
        <PicturesToShare {...pictures} onShared={() => onShared?.()} onAsk={() => setPictures(make())} />
      ) : null}
      <AreaField
        label="Así se lee"
        required
        readOnly
        rows={hasPictures ? 4 : 8}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
