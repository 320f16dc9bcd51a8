import { chatName } from '@arena/domain';
import { useState } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { tableChoices } from '#lib/sharing/table-pictures.ts';
import ShareDialog from '#ui/sharing/ShareDialog.tsx';
import { useShown } from './standings-context.ts';
import { standingsLine } from './standings-texts';

/**
 * Shares the current table as pictures, text and link. A newer table replaces it only when a picture is requested,
 * because the server no longer has pictures of the old one.
 */
export default function ShareTable({ onClose }: { onClose: () => void }) {
  const { file, results } = useShown();
  const { id, name } = file.tournament;
  const path = paths.standings(id);
  const make = () => ({
    pictures: tableChoices(results),
    message: `*${chatName(name)}*\n${standingsLine(file)}.\n${import.meta.env.VITE_SITE_URL}${path}`,
  });
  const [shared, setShared] = useState(make);
  return (
    <ShareDialog
      heading="Compartir la tabla"
      title={`Tabla de ${name}`}
      path={path}
      scans={false}
      {...shared}
      onAsk={() => setShared(make())}
      onClose={onClose}
    />
  );
}
