import { changesBetween, type Match, resultClosedRefusals } from '@arena/domain';
import { useState } from 'react';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { useOrganiserName } from '#lib/query/organiser-name.ts';
import { Chips } from '#ui/fields/Chips.tsx';
import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import type { NoticeTone } from '#ui/icons/notice-tone.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import type { MatchFacts, MatchPlace } from './entry/facts.ts';
import { useResult } from './entry/result-context.ts';
import { Forecast } from './Forecast.tsx';
import styles from './MatchResult.module.css';
import { ChangeList } from './ResultRows.tsx';
import { DeliveryNotice, StoredResult } from './StoredResult.tsx';
import { GridEntry } from './ways/GridEntry.tsx';
import { PasteEntry } from './ways/PasteEntry.tsx';
import { TapEntry } from './ways/TapEntry.tsx';

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
  const { news, act } = useResult();
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
          <ChangeList changes={changesBetween(before, after.rows)} />
        </>
      )}
    </ActNotice>
  );
}

const ways = [
  { value: 'tap', label: 'Tocar' },
  { value: 'paste', label: 'Pegar' },
  { value: 'keys', label: 'Teclas' },
] as const;
type Way = (typeof ways)[number]['value'];

/** Returns the default way to enter results: by keyboard on a computer, by tapping on a phone. */
function usualWay(): Way {
  return window.matchMedia('(min-width: 64rem)').matches ? 'keys' : 'tap';
}

/** Enters a result by tapping, pasting or typing. The ways can be mixed. */
function EntryWork() {
  const { entering, delivery, isKept } = useResult();
  const hasPaste = (entering.pasted?.text ?? '') !== '';
  const [way, setWay] = useState<Way>(() => (hasPaste ? 'paste' : usualWay()));
  return (
    <fieldset className={styles.work} disabled={delivery === 'sending'}>
      <legend className="visually-hidden">Anotar el resultado</legend>
      {delivery === 'waiting' ? <DeliveryNotice /> : null}
      {isKept ? null : (
        <Notice tone="warning">Este navegador no puede guardar tu avance: guarda antes de cerrar la pestaña.</Notice>
      )}
      {delivery === 'waiting' ? null : (
        <>
          <Chips label="Cómo anotar" options={ways} value={way} onChange={setWay} />
          {way === 'tap' ? <TapEntry /> : null}
          {way === 'paste' ? <PasteEntry /> : null}
          {way === 'keys' ? <GridEntry /> : null}
        </>
      )}
    </fieldset>
  );
}

/**
 * The match's next step: enter, resolve a conflict, make official, or correct.
 * @param theirs another organiser's result that contradicts the input; null without one
 */
export function MatchWork({ theirs }: { theirs: Match | null }) {
  const { place, facts, entering, isChanged, isRestored, isOpen, delivery, refusal, act } = useResult();
  const { match } = facts;
  const closed = closedText(facts);
  const hasPaste = (entering.pasted?.text ?? '') !== '';
  const isEntering = match.revision === 0 || isChanged || delivery !== 'idle' || isOpen || hasPaste;
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
          <EntryWork />
        ) : (
          <StoredResult mayChange={closed === null} />
        )}
        {match.state === 'void' ? null : <Forecast />}
      </div>
    </>
  );
}
