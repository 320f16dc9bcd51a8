import { limits } from '@arena/domain';
import type { ChangeEvent } from 'react';
import { adminStorageKeys } from '../../../lib/storage/admin-storage-keys.ts';
import { useKeptText } from '../../../lib/storage/kept-text.ts';
import { useCompetitionAdmin } from './competition-context.ts';

/**
 * A reason that everybody reads, with its field. What is typed outlives its dialog, until it has served and is forgotten.
 * @param about names what it is the reason for, among all of the competition.
 */
export function useReason(about: string) {
  const { tournament } = useCompetitionAdmin();
  const [text, setText, forget] = useKeptText(adminStorageKeys.competitionReason(tournament.id, about));
  const field = {
    label: 'Motivo',
    hint: 'Lo lee todo el mundo',
    required: true,
    rows: 2,
    maxLength: limits.competition.reasonCharacters,
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => setText(target.value),
  };
  return { text, forget, field };
}
