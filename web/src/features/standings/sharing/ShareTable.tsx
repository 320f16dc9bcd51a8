import { useState } from 'react';
import { paths } from '../../../lib/addresses/paths.ts';
import { tableChoices } from '../../../lib/sharing/table-pictures.ts';
import ShareDialog from '../../../ui/sharing/ShareDialog.tsx';
import { useShown } from '../standings-context.ts';
import { standingsLine } from '../texts.ts';

/** The table as it is now, as pictures, as a text and as a link. What comes meanwhile doesn't change it. */
export default function ShareTable({ onClose }: { onClose: () => void }) {
  const { file, results } = useShown();
  const { id, name } = file.tournament;
  const path = paths.standings(id);
  const [shared] = useState(() => ({
    pictures: tableChoices(results),
    message: `*${name}*\n${standingsLine(file)}.\n${import.meta.env.VITE_SITE_URL}${path}`,
  }));
  return (
    <ShareDialog
      heading="Compartir la tabla"
      title={`Tabla de ${name}`}
      path={path}
      scans={false}
      {...shared}
      onClose={onClose}
    />
  );
}
