import { useQueryClient } from '@tanstack/react-query';
import type { Organiser } from '#lib/calls/organiser.ts';
import { OutboxWatch } from '#ui/layout/OutboxWatch.tsx';
import type { Page } from './entry/result-outbox.ts';

/** Sends this account's unsent results on every admin screen. */
export function UnsentResults({ organiser }: { organiser: Organiser }) {
  const client = useQueryClient();
  const load = async () => {
    const { resumeResults } = await import('./entry/result-outbox.ts');
    return (tell: Page['tell']) => resumeResults({ organiser, client, tell });
  };
  return <OutboxWatch key={organiser.uid} kind="result" account={organiser.uid} load={load} />;
}
