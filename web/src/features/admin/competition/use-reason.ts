import { limits } from '@arena/domain';
import type { ChangeEvent } from 'react';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { useKeptText } from '#lib/storage/kept-text.ts';
import { useCompetitionAdmin } from './competition-context.ts';

/**
 * Holds a public reason and its field. Typed text outlives its dialog until it has been used.
 * @param about identifies its subject within the competition
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
