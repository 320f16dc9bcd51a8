import { cancelledMatchesOf, changesBetween, errorText, type Match, resultClosedRefusals } from '@arena/domain';
import { lazy, Suspense, useState } from 'react';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { failureText } from '#lib/calls/failures.ts';
import { useOnline } from '#lib/calls/online.ts';
import { type Organiser, useOrganiserName } from '#lib/calls/organiser.ts';
import { useLoadedSoon } from '#lib/page/load-soon.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/fields/Chips.tsx';
import { PictureControl } from '#ui/fields/PictureControl.tsx';
import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import type { NoticeTone } from '#ui/icons/tones.ts';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { Skeleton } from '#ui/loading/Skeleton.tsx';
import { matchStanding } from '#ui/texts/competition-texts.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { factsOf, type MatchFacts, type MatchPlace } from './entry/facts.ts';
import { ResultContext, useResult, useResultEntry, workOf } from './entry/result-context.ts';
import { resultDraft } from './entry/result-drafts.ts';
import styles from './MatchResult.module.css';
import { ChangeList, Forecast } from './ResultRows.tsx';
import { DeliveryNotice, StoredResult } from './StoredResult.tsx';
import { GridEntry } from './ways/GridEntry.tsx';
import { TapEntry } from './ways/TapEntry.tsx';

/** The match's name, its state, and whether the data is current. */
function MatchHead({ isCurrent }: { isCurrent: boolean }) {
  const { view, match, stage, group, lobby } = useResult().facts;
  const isOnline = useOnline();
  const { label, tone } = matchStanding(match, cancelledMatchesOf(view)(match));
  const groupName = stage.groups.length > 1 ? ` · ${group.name}` : '';
  return (
    <div className={styles.head}>
      <Badge tone={tone}>{label}</Badge>
      <Note size="small">
        {match.map === '' ? '' : `${match.map} · `}
        {stage.name}
        {groupName} · {lobby.length} en la sala
        {match.replayOf === null ? '' : ' · repetición'}
      </Note>
      {isOnline && isCurrent ? null : (
        <p className={styles.offline} role="status">
          {isOnline ? 'No llegó lo último' : 'Sin señal'}: sigue anotando, queda en este teléfono.
        </p>
      )}
    </div>
  );
}

/** A draft that this version can't continue: its text, to be entered again. Entries are named by their id in braces. */
function FormerDraft({ text }: { text: string }) {
  const { facts, act } = useResult();
  const named = text.replaceAll(/\{([^{}\n]+)\}/g, (_, entryId: string) => facts.nameOf(entryId));
  return (
    <section aria-label="De una versión anterior">
      <Notice
        tone="warning"
        action={
          <Button look="quiet" onClick={act.discardFormer}>
            Descartar
          </Button>
        }
      >
        <p>Esto lo anotaste con una versión anterior de la página, que esta no puede continuar. Anótalo otra vez:</p>
        <pre className={styles.former}>{named}</pre>
      </Notice>
    </section>
  );
}

/** The screenshot of a result, as a template while entering and as evidence afterwards. */
function MatchPicture() {
  const { place, facts, act } = useResult();
  const { picture } = facts.match;
  const change = async (next: string | null) => {
    try {
      const body = { picture: next, from: picture };
      await authorizedCall('PUT /competitions/:tournamentId/matches/:matchId/picture', { params: { ...place }, body });
    } finally {
      await act.refresh();
    }
  };
  return (
    <PictureControl
      label="Captura del resultado"
      inLine="Subir captura"
      hint="Solo la ve el equipo, hasta 90 días después."
      alt="Captura del resultado"
      value={picture}
      onChange={change}
    />
  );
}

interface Props {
  organiser: Organiser;
  place: MatchPlace;
}

function Result({ organiser, place }: Props) {
  const { state, isKept, former, act } = useResultEntry(organiser, place);
  const [isOpen, setOpen] = useState(false);
  if (state.at === 'gone')
    return <Closed tone="error" text="Esta partida ya no existe: el plan cambió." place={place} />;
  const facts = state.at === 'loading' ? null : factsOf(state.view, place.matchId);
  if (state.at !== 'loading' && facts !== null) {
    return (
      <ResultContext value={workOf(state, facts, { organiser, place, act, isKept, isOpen, setOpen })}>
        <Stack gap={4}>
          <MatchHead isCurrent={state.failure === null} />
          {former === null ? null : <FormerDraft text={former} />}
          <MatchPicture />
          <MatchWork theirs={state.at === 'conflict' ? state.theirs : null} />
        </Stack>
      </ResultContext>
    );
  }
  if (state.at === 'loading' && state.failure !== null) {
    const hasDraft = resultDraft(organiser.uid, place).kept() !== null;
    return (
      <ActNotice tone="error" act={{ label: 'Reintentar', run: () => void act.refresh() }}>
        {failureText(state.failure)}
        {hasDraft ? ' Lo que anotaste sigue guardado en este navegador: vuelve a verse cuando haya señal.' : null}
      </ActNotice>
    );
  }
  return (
    <p role="status">
      <span className="visually-hidden">Cargando la partida…</span>
      <Skeleton measure="full" />
    </p>
  );
}

/** A match's result: entered, made official, corrected. */
export function MatchResult(props: Props) {
  const mayWork = props.organiser.permissions.includes('enter_results');
  return mayWork ? <Result {...props} /> : <Notice tone="error">{errorText.forbidden}</Notice>;
}

/** Explains why nothing can be entered here; null if it can. */
function closedText({ view, match, lobby }: MatchFacts): string | null {
  if (match.state === 'void') return 'Esta partida está anulada: no cuenta en la tabla.';
  const [closed] = resultClosedRefusals(match, view.competition, view.matches, 'rows');
  if (closed !== undefined) return closed.message;
  if (lobby.length === 0) return 'Todavía no hay nadie en este grupo. Primero haz el sorteo.';
  return null;
}

/** Explains why a match is closed, with a link to its competition. */
function Closed({ tone, text, place }: { tone: NoticeTone; text: string; place: MatchPlace }) {
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

const loadPaste = async () => ({ default: (await import('./ways/PasteEntry.tsx')).PasteEntry });
const loadedSoon = [loadPaste];

/** The reader of texts is half the screen's code, and most results are tapped. */
const PasteEntry = lazy(loadPaste);

/** Enters a result by tapping, pasting or typing. The ways can be mixed. */
function EntryWork() {
  const { entering, delivery, isKept } = useResult();
  useLoadedSoon(loadedSoon);
  const hasPaste = (entering.pasted?.text ?? '') !== '';
  const [way, setWay] = useState<Way>(() => (hasPaste ? 'paste' : usualWay()));
  return (
    <Stack as="fieldset" gap={4} className={styles.work} disabled={delivery === 'sending'}>
      <legend className="visually-hidden">Anotar el resultado</legend>
      {delivery === 'waiting' ? <DeliveryNotice /> : null}
      {isKept ? null : (
        <Notice tone="warning">Este navegador no puede guardar tu avance: guarda antes de cerrar la pestaña.</Notice>
      )}
      {delivery === 'waiting' ? null : (
        <>
          <Chips label="Cómo anotar" options={ways} value={way} onChange={setWay} />
          {way === 'tap' ? <TapEntry /> : null}
          {way === 'paste' ? (
            <Suspense fallback={<Skeleton measure="full" />}>
              <PasteEntry />
            </Suspense>
          ) : null}
          {way === 'keys' ? <GridEntry /> : null}
        </>
      )}
    </Stack>
  );
}

/**
 * The match's next step: enter, resolve a conflict, make official, or correct.
 * @param theirs another organiser's result that contradicts the input; null without one
 */
function MatchWork({ theirs }: { theirs: Match | null }) {
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
      <Stack gap={5} className={styles.columns}>
        {isEntering && (closed === null || refusal !== null) ? (
          <EntryWork />
        ) : (
          <StoredResult mayChange={closed === null} />
        )}
        {match.state === 'void' ? null : <Forecast />}
      </Stack>
    </>
  );
}
