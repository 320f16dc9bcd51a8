import { keptText, type Match, type PlayerKills, type ResultRow } from '@arena/domain';
import type { CompetitionView, ResultSubmission } from '@arena/domain/api';
import { z } from '@arena/domain/zod';
import type { QueryClient } from '@tanstack/react-query';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { ApiError } from '#lib/calls/api.ts';
import { authorizedCall, forgetWithAccount } from '#lib/calls/authorized-call.ts';
import { failureText, isRetryable } from '#lib/calls/failures.ts';
import type { Organiser } from '#lib/calls/organiser.ts';
import { type Entry, Outbox, type Refusal } from '#lib/outbox/outbox.ts';
import { reportProblem } from '#lib/page/log.ts';
import { competitionQuery, readCompetition } from '#lib/query/competition-query.ts';
import type { NoticeTone } from '#ui/icons/tones.ts';
import { isChanged, isOwnSave } from './entry-state.ts';
import { isSameResult, type MatchPlace } from './facts.ts';
import { baseOf, EnteredResult, emptyEntering, resultDraft } from './result-drafts.ts';

/**
 * A saved result, with all that was entered. `official` also makes it official; `keepsPaste` keeps the text with its
 * open questions as a draft afterwards.
 */
const PendingResult = EnteredResult.extend({
  tournamentId: z.string(),
  matchId: z.string(),
  /** Number of the match; null if an earlier version saved it. */
  number: z.int().nullable(),
  official: z.boolean(),
  keepsPaste: z.boolean(),
  /** True if the organiser was told who would have advanced instead of whom. */
  acceptsExchange: z.boolean().optional(),
});
export type PendingResult = z.infer<typeof PendingResult>;

/** An entry of an earlier version: its rows are in the draft. */
const FormerResult = z.strictObject({ tournamentId: z.string(), matchId: z.string(), official: z.boolean() });

/** The current account, with the means to read and to show toasts. */
export interface Page {
  organiser: Organiser;
  client: QueryClient;
  /** Shows a toast on the current screen. */
  tell: (tone: NoticeTone, text: string) => void;
}

let page: Page | null = null;

export const resultId = ({ tournamentId, matchId }: MatchPlace) => `${tournamentId}:${matchId}`;

/** Saved results, which are sent whatever screen is open. */
export const resultOutbox = new Outbox<PendingResult>({
  kind: 'result',
  body: PendingResult,
  migrate(body, account) {
    const former = FormerResult.safeParse(body).data;
    const draft = former === undefined ? null : resultDraft(account, former).kept();
    if (former === undefined || draft === null) return null;
    const { base, entering, sent } = draft;
    return { ...former, base, entering, sent, number: null, keepsPaste: false };
  },
  describe: ({ tournamentId, matchId, number }) => ({
    text: number === null ? 'Resultado de una partida' : `Resultado de la Partida ${number}`,
    path: adminPath('match', { id: tournamentId, matchId }),
  }),
  send: async ([entry]) => {
    if (page === null) throw new Error('A result is sent by an account');
    const refusal = entry === undefined ? null : await deliver(entry, page);
    return new Map(entry === undefined || refusal === null ? [] : [[entry.id, refusal]]);
  },
});

// Unsent results stay stored for their account.
forgetWithAccount(() => {
  page = null;
  resultOutbox.stop();
});

/** Sends results that an earlier page or session couldn't send. */
export function resumeResults(next: Page): void {
  page = next;
  void resultOutbox.resume(next.organiser.uid);
}

/** The error's text; rule problems are shown at their rows. */
export function refusalText(error: unknown): string {
  return error instanceof ApiError && error.code === 'competition_refused' ? error.text : failureText(error);
}

/** Drops the kills by player of entries whose total was lowered by hand. */
function fittingKills(playerKills: readonly PlayerKills[], rows: readonly ResultRow[]): PlayerKills[] {
  const most = new Map(rows.map(({ entryId, kills }) => [entryId, kills ?? 0]));
  const sumOf = (id: string) =>
    playerKills.reduce((sum, { entryId, kills }) => (entryId === id ? sum + kills : sum), 0);
  return playerKills.filter(({ entryId }) => sumOf(entryId) <= (most.get(entryId) ?? 0));
}

const acceptedOf = ({ acceptsExchange }: PendingResult) => (acceptsExchange ? { acceptsExchange } : {});

function submission(pending: PendingResult): ResultSubmission {
  const { base, entering } = pending;
  const { rows, reason, names, playerKills, pasted } = entering;
  const own = fittingKills(playerKills, rows);
  return {
    rows,
    reason: base.officialAt === null ? null : reason.trim(),
    ...(names.length === 0 ? {} : { names }),
    ...(own.length === 0 ? {} : { playerKills: own }),
    ...(pasted === null || pasted.text.trim() === '' ? {} : { source: keptText(pasted.text) }),
    expectedRevision: base.revision,
    ...acceptedOf(pending),
  };
}

function doneText({ base, ...body }: PendingResult, match: Match, waited: boolean): string {
  const back = waited ? 'Volvió la señal. ' : '';
  if (base.officialAt !== null && isChanged({ ...body, base })) {
    return `${back}Corrección guardada: todos ven qué cambió y por qué.`;
  }
  return match.state === 'official'
    ? `${back}Listo: el resultado es oficial.`
    : `${back}Resultado guardado. Falta hacerlo oficial.`;
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'edit_conflict';

/** Stores a result. Repeating it has no effect. */
const storeResult = (params: MatchPlace, body: ResultSubmission) =>
  authorizedCall('PUT /competitions/:tournamentId/matches/:matchId/result', { params: { ...params }, body });

/** Makes the result official if it is as seen. Repeating it has no effect. */
const makeOfficial = (params: MatchPlace, { state, revision }: Match, accepted: ReturnType<typeof acceptedOf>) =>
  authorizedCall('PATCH /competitions/:tournamentId/matches/:matchId/state', {
    params: { ...params },
    body: { state: 'official', from: state, expectedRevision: revision, ...accepted },
  });

function deliver(entry: Entry<PendingResult>, { organiser, client, tell }: Page) {
  const { body } = entry;
  const { tournamentId, matchId, official, keepsPaste } = body;
  const place = { tournamentId, matchId };
  const { queryKey } = competitionQuery(organiser, tournamentId);

  /** Shows a match on all screens before the next read. A read that began before the save doesn't know it. */
  const see = async (match: Match) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData<CompetitionView | null>(queryKey, (view) => {
      const matches = view?.matches.map((each) => (each.id === match.id ? match : each)) ?? [];
      return view ? { ...view, matches } : view;
    });
    void client.invalidateQueries({ queryKey });
  };

  const readMatch = async (): Promise<Match> => {
    const view = await readCompetition(tournamentId);
    const match = view?.matches.find(({ id }) => id === matchId);
    if (match === undefined)
      throw new ApiError('Esta partida ya no existe: el plan cambió.', { code: 'not_found', status: 404 });
    return match;
  };

  /** Stores the result; `theirs` is another organiser's. */
  const store = async (): Promise<{ match: Match; theirs: Match | null }> => {
    try {
      return { match: await storeResult(place, submission(body)), theirs: null };
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    const match = await readMatch();
    const again = { ...body, base: baseOf(match) };
    // An equal result of another organiser may lack the kills by player.
    const adds = isSameResult(match.rows, body.entering.rows) && isChanged(again);
    if (!adds && !isOwnSave(match, body, organiser.uid)) return { match, theirs: match };
    return { match: await storeResult(place, submission(again)), theirs: null };
  };

  const finish = async (match: Match, text: string): Promise<null> => {
    const draft = resultDraft(organiser.uid, place);
    const { pasted, names, playerKills, rows } = body.entering;
    if (keepsPaste) {
      draft.keep({
        base: baseOf(match),
        entering: { ...emptyEntering, rows, pasted, names, playerKills },
        sent: null,
      });
    } else if (JSON.stringify(draft.kept()?.entering) === JSON.stringify(body.entering)) draft.forget();
    await see(match);
    tell('success', text);
    return null;
  };

  const work = async (): Promise<Refusal | null> => {
    const { match: stored, theirs } = isChanged(body) ? await store() : { match: await readMatch(), theirs: null };
    if (theirs !== null) {
      if (isSameResult(theirs.rows, body.entering.rows)) {
        const isOwn = theirs.enteredBy === organiser.uid;
        return finish(theirs, `${isOwn ? 'Ya estaba guardado' : 'Alguien más ya guardó'} este mismo resultado.`);
      }
      await see(theirs);
      return {
        state: 'conflict',
        problem: { message: 'Alguien más guardó este resultado: elige qué cuenta.', fields: {} },
      };
    }
    if (!isChanged(body) && stored.revision !== body.base.revision) {
      return finish(stored, 'Alguien más cambió este resultado. Revísalo antes de hacerlo oficial.');
    }
    const isLeft = official && stored.state === 'provisional';
    const match = isLeft ? await makeOfficial(place, stored, acceptedOf(body)) : stored;
    return finish(match, doneText(body, match, resultOutbox.outgoing(entry.id)?.isLate === true));
  };

  return work().catch((error: unknown): Refusal => {
    if (isRetryable(error)) throw error;
    if (!(error instanceof ApiError)) reportProblem('Saving a result', error);
    const fields = error instanceof ApiError ? error.fields : {};
    return { state: 'refused', problem: { message: refusalText(error), fields } };
  });
}
