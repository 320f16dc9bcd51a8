import { changesBetween, type Match, officialRefusals, resultClosedRefusals } from '@arena/domain';
import { useState } from 'react';
import { adminPath } from '../../../lib/addresses/admin-paths.ts';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { useOrganiserName } from '../../../lib/query/organiser-name.ts';
import { ActNotice } from '../../../ui/icons/ActNotice.tsx';
import type { NoticeTone } from '../../../ui/icons/notice-tone.ts';
import type { MatchPlace } from './calls.ts';
import { EntryWork } from './EntryWork.tsx';
import type { MatchFacts } from './facts.ts';
import { ChangeList } from './finishing/ChangeList.tsx';
import { ConflictPanel } from './finishing/ConflictPanel.tsx';
import { Forecast } from './finishing/Forecast.tsx';
import styles from './MatchResult.module.css';
import { useResult } from './result-context.ts';
import { StoredResult } from './StoredResult.tsx';

/** Explains why nothing can be entered here; null if it can. */
function closedText({ view, match, lobby }: MatchFacts): string | null {
  if (match.state === 'void') return 'Esta partida está anulada: no cuenta en la tabla.';
  const [closed] = resultClosedRefusals(match, view.competition, view.matches, 'rows');
  if (closed !== undefined) return closed.message;
  if (lobby.length === 0) return 'Todavía no hay nadie en este grupo. Primero haz el sorteo.';
  return null;
}

/** Explains why a match is closed, with a link to its competition. */
export function Closed({ tone, text, place }: { tone: NoticeTone; text: string; place: MatchPlace }) {
  return (
    <ActNotice
      tone={tone}
      act={{ label: 'Ver la competencia', to: adminPath('competition', { id: place.tournamentId, part: null }) }}
    >
      {text}
    </ActNotice>
  );
}

/** Reports another organiser's result that was stored meanwhile, with its differences. */
function NewsNotice() {
  const { news, facts, act } = useResult();
  const other = useOrganiserName(news?.after.enteredBy ?? null);
  if (news === null) return null;
  const { before, after, isMerged } = news;
  return (
    <ActNotice tone="warning" act={{ label: 'Entendido', look: 'quiet', run: act.dismissNews }}>
      {isMerged ? (
        <p>{other} guardó filas mientras anotabas. Juntamos lo suyo con lo tuyo: revísalo y guarda.</p>
      ) : before.length === 0 ? (
        <p>{other} acaba de anotar este resultado. Ya lo ves aquí.</p>
      ) : (
        <>
          <p>{other} cambió este resultado. Ya ves su versión:</p>
          <ChangeList changes={changesBetween(before, after.rows)} nameOf={facts.nameOf} />
        </>
      )}
    </ActNotice>
  );
}

interface Props {
  organiser: Organiser;
  place: MatchPlace;
  /** Another organiser's result that contradicts the input; null without one. */
  theirs: Match | null;
}

/** The match's next step: enter, resolve a conflict, make official, or correct. */
export function MatchWork({ organiser, place, theirs }: Props) {
  const { facts, entering, isChanged, isRestored, delivery, refusal, act } = useResult();
  const [isOpen, setOpen] = useState(false);
  const { match } = facts;
  const closed = closedText(facts);
  const hasPaste = (entering.pasted?.text ?? '') !== '';
  const isEntering = match.revision === 0 || isChanged || delivery !== 'idle' || isOpen || hasPaste;
  const mayConfirm = officialRefusals(match, facts.view.competition, organiser.uid).length === 0;
  if (theirs !== null) return <ConflictPanel theirs={theirs} />;
  return (
    <>
      <NewsNotice />
      {closed === null ? null : <Closed tone="info" text={closed} place={place} />}
      {isRestored && isChanged && delivery === 'idle' ? (
        <ActNotice tone="info" act={{ label: 'Descartar', look: 'quiet', run: act.discard }}>
          Recuperamos lo que anotaste y no guardaste.
        </ActNotice>
      ) : null}
      <div className={styles.columns}>
        {isEntering && (closed === null || refusal !== null) ? (
          <EntryWork onDone={() => setOpen(false)} />
        ) : (
          <StoredResult place={place} mayConfirm={mayConfirm} onChange={closed === null ? () => setOpen(true) : null} />
        )}
        {match.state === 'void' ? null : <Forecast facts={facts} rows={entering.rows} isStored={!isChanged} />}
      </div>
    </>
  );
}
