import type { Organiser } from '../../../lib/calls/organiser.ts';
import { OutboxWatch } from '../../../ui/layout/OutboxWatch.tsx';

/** Sends this account's unsent results on every screen of the admin area. */
export function UnsentResults({ organiser }: { organiser: Organiser }) {
  const load = async () => {
    const { resumeResults } = await import('./keeping/result-sessions.ts');
    return (tell: Parameters<typeof resumeResults>[1]) => resumeResults(organiser, tell);
  };
  return <OutboxWatch key={organiser.uid} kind="result" account={organiser.uid} load={load} />;
}
