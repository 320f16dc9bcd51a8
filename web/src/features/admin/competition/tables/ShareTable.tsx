import type { CompetitionView } from '@arena/domain/api';
import { useState } from 'react';
import { paths } from '../../../../lib/addresses/paths.ts';
import { whatsAppText } from '../../../../lib/sharing/share.ts';
import { stageChoices } from '../../../../lib/sharing/table-pictures.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { CopyButton } from '../../../../ui/buttons/CopyButton.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { AreaField } from '../../../../ui/fields/Field.tsx';
import { PicturesToShare } from '../../../../ui/sharing/PicturesToShare.tsx';
import { type Planned, plannedOf, type StageTable, useCompetitionAdmin } from '../competition-context.ts';
import { publicResults, publicView } from './public-view.ts';
import { tableText } from './table-text.ts';

interface Props {
  planned: Planned;
  table: StageTable;
  onClose: () => void;
  onShared?: () => void;
}

/** The pictures of a stage's table as the public will see it, by the same sums. */
function picturesOf(view: CompetitionView, stageId: string) {
  const results = publicResults(view);
  const stage = results.stages.find(({ id }) => id === stageId);
  return stage === undefined ? [] : stageChoices(results, stage);
}

/** The table as pictures and as a message, to be sent, copied or read. */
export function ShareTable({ planned, table, onClose, onShared }: Props) {
  const { tournament } = useCompetitionAdmin();
  const address = `${import.meta.env.VITE_SITE_URL}${paths.standings(tournament.id)}`;
  const asShown = publicView(planned);
  const read = tableText(tournament.name, table, plannedOf(asShown));
  // Leave out the link of an unpublished tournament, which would be a 404.
  const text = tournament.status === 'published' ? `${read}\n\n${address}` : read;
  // Text and picture are of the same table, even if a result is saved meanwhile.
  const make = () => ({ choices: picturesOf(asShown, table.stage.id), text });
  const [pictures, setPictures] = useState(make);
  const hasPictures = tournament.status === 'published' && pictures.choices.length > 0;
  const done = () => {
    onShared?.();
    onClose();
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
          <CopyButton
            text={text}
            copied="Tabla copiada"
            refused="Este navegador no dejó copiar. Selecciona el texto y cópialo."
            onCopied={done}
          >
            Copiar texto
          </CopyButton>
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
