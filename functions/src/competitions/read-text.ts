import { type ResultReading, readResult } from '@arena/domain';
import type { CompetitionView, MatchText } from '@arena/domain/api';
import { found } from '../platform/api-error.ts';

/** Reads a text as a result of one match. @throws ApiError `not_found` */
export function readText(view: CompetitionView, matchId: string, { text, answers = {} }: MatchText): ResultReading {
  const match = found(view.matches.find(({ id }) => id === matchId));
  const stage = found(view.competition.stages.find(({ id }) => id === match.stageId));
  const group = found(stage.groups.find(({ id }) => id === match.groupId));
  const ids = new Set(group.entryIds);
  const lobby = view.entries.filter(({ id }) => ids.has(id));
  return readResult(text, lobby, { scoring: stage.scoring, rows: match.rows, answers });
}
