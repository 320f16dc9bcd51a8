import type { CompetitionView } from '@arena/domain/api';
import { useState } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { stageChoices } from '#lib/sharing/table-pictures.ts';
import { PicturesToShare } from '#ui/sharing/PicturesToShare.tsx';
import { type Planned, plannedOf, type StageTable, useCompetitionAdmin } from '../competition-context.ts';
import { publicResults, publicView } from './public-view.ts';
import { ShareTextDialog } from './ShareTextDialog.tsx';
import { tableText } from './table-text.ts';

interface Props {
  planned: Planned;
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
export function ShareTable({ planned, table, onClose, onShared }: Props) {
  const { tournament } = useCompetitionAdmin();
  const address = `${import.meta.env.VITE_SITE_URL}${paths.standings(tournament.id)}`;
  const asShown = publicView(planned);
  const read = tableText(tournament.name, table, plannedOf(asShown));
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
        <PicturesToShare {...pictures} onShared={() => onShared?.()} onAsk={() => setPictures(make())} />
      ) : null}
    </ShareTextDialog>
  );
}
