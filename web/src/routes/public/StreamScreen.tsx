import { useParams, useSearchParams } from 'react-router-dom';
import { StreamTable } from '../../features/standings/table/StreamTable.tsx';
import { streamOptions } from '../../features/standings/table/stream-options.ts';

/** `/overlay/:id`: a table to lay over a stream, without anything of the site round it. */
export default function StreamScreen() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  return <StreamTable key={id} tournamentId={id} options={streamOptions(query)} />;
}
