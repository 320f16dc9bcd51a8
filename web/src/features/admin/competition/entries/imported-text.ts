import { counted, type Entry, type EntryStatus } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { entriesText } from '#ui/texts/competition-texts.ts';

export function importedText(before: CompetitionView, after: readonly Entry[]): string {
  const { teamSize, stages } = before.competition;
  const added = after.length - before.entries.length;
  const was = new Map(before.entries.map(({ id, status }) => [id, status]));
  const turned = (from: readonly EntryStatus[], to: EntryStatus) =>
    after.filter(({ id, status }) => status === to && from.some((former) => former === was.get(id))).length;
  const withdrawn = turned(['active', 'no_show'], 'withdrawn');
  const returned = turned(['withdrawn'], 'active');
  if (added + withdrawn + returned === 0) return 'Todo al día: no hay aprobados nuevos.';
  const texts = [
    added > 0 ? `${entriesText(added, teamSize)} más` : '',
    returned === 0 ? '' : `${counted(returned, 'vuelve', 'vuelven')} a jugar`,
    withdrawn === 0 ? '' : counted(withdrawn, 'se retiró', 'se retiraron'),
  ];
  const isTooLate = added > 0 && stages[0]?.state === 'closed';
  const inNone = isTooLate ? ' La primera fase ya se cerró: los nuevos no están en ningún grupo.' : '';
  return `Listo: ${texts.filter(Boolean).join(', ')}.${inNone}`;
}
