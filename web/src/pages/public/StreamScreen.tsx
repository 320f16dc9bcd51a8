import { useParams, useSearchParams } from 'react-router-dom';
import { StreamTable } from '../../features/standings/table/StreamTable.tsx';
import { streamOptions } from '../../features/standings/table/stream-view.ts';

/** `/overlay/:id`: a table as an overlay for streams, without the site's frame. */
export default function StreamScreen() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  return <StreamTable key={id} tournamentId={id} options={streamOptions(query)} />;
}
