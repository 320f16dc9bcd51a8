import { counted, headlineOf, listed, namesIn, type Results, type StandingsFile } from '@arena/domain';
import { useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { useAfterPaint } from '#lib/page/after-paint.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { SelectField } from '#ui/fields/Field.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { RowsLoading } from '#ui/loading/RowsLoading.tsx';
import { StaleNotice } from '#ui/loading/StaleNotice.tsx';
import { StandingsHead } from './Head.tsx';
import { Corrections } from './parts/Corrections.tsx';
import { DataPart, Scoring } from './parts/Explanation.tsx';
import { StageMatches } from './parts/StageMatches';
import { TopPlayers } from './parts/TopPlayers.tsx';
import styles from './Standings.module.css';
import { ShownContext, useAskForLobby, useLobbyInAddress, useShown } from './standings-context.ts';
import { stagesToRead } from './standings-view.ts';
import { StageTables } from './table/StageTables.tsx';
import { useMovingRows } from './table/use-moving-rows.ts';
import { type Contact, useStandings } from './use-standings.ts';

/** Shown for outdated data, over the bottom of the screen. */
function ContactNotice({ contact: { readAt, isLost }, onAsk }: { contact: Contact; onAsk: () => void }) {
  if (!isLost) return null;
  return (
    <div className={styles.contact}>
      <StaleNotice failure="No pudimos actualizar la tabla." what="la tabla" readAt={readAt} onRetry={onAsk} />
    </div>
  );
}

/** Cells (entries times matches) above which a page gets too large for a phone. */
const MOST_CELLS = 3_000;

function cellsIn({ tables }: Results): number {
  return tables.flatMap(({ matches }) => matches).reduce((sum, { rows }) => sum + rows.length, 0);
}

function NothingYet({ file: { tournament } }: { file: StandingsFile }) {
  return (
    <Section>
      <EmptyState
        title={tournament.name}
        figure="0"
        unit="partidas"
        actions={<ButtonLink to={paths.tournament(tournament.id)}>Ver el torneo</ButtonLink>}
      >
        <p>Todavía no hay tabla. Cuando se arme la competencia la vas a ver aquí, y se actualiza sola.</p>
      </EmptyState>
    </Section>
  );
}

function StandingsMissing() {
  return (
    <Section>
      <EmptyState
        title="Torneo No Encontrado"
        figure="?"
        actions={<ButtonLink to={paths.tournaments()}>Volver a torneos</ButtonLink>}
      >
        <p>El torneo que buscas no existe o ya no está publicado.</p>
      </EmptyState>
    </Section>
  );
}

function Unreachable({ onAsk, back }: { onAsk: () => void; back: string }) {
  return (
    <Section>
      <EmptyState
        title="No pudimos cargar la tabla"
        figure="?"
        actions={
          <>
            <Button onClick={onAsk}>Reintentar</Button>
            <ButtonLink look="secondary" to={back}>
              Ver el torneo
            </ButtonLink>
          </>
        }
      >
        <p>Verifica tu conexión a internet. En cuanto vuelva, lo intentamos otra vez.</p>
      </EmptyState>
    </Section>
  );
}

function Loading() {
  return (
    <Section>
      <h1 className="visually-hidden">Tabla</h1>
      <RowsLoading label="Cargando la tabla…" className="below gap-4" count={6} height="low" />
    </Section>
  );
}

/** Announces a new leader or champion to screen readers. */
function LeaderNews() {
  const { file, nameOf } = useShown();
  const { state, first } = headlineOf(file);
  const names = listed(first.map(({ entryId }) => nameOf(entryId)));
  const points = counted(first[0]?.points ?? 0, 'punto', 'puntos');
  const verb = state === 'finished' ? 'Campeón' : 'Ahora lidera';
  const text = `${verb}: ${names}, con ${points}.`;
  const key = `${verb} ${names}`;
  const [{ known, news }, setNews] = useState({ known: key, news: '' });
  if (known !== key) setNews({ known: key, news: names === '' ? '' : text });
  return (
    <p className="visually-hidden" aria-live="polite">
      {news}
    </p>
  );
}

/** Selects one of many tables; hidden if all are shown. */
function LobbyChoice() {
  const { lobby } = useShown().file;
  const asked = useLobbyInAddress();
  const askFor = useAskForLobby();
  // Disabled before hydration, because the choice would be lost.
  const isReady = useAfterPaint();
  if (lobby === undefined) return null;
  const isOneStage = lobby.tables.every(({ stage }) => stage === lobby.tables[0]?.stage);
  const isComing = asked !== null && asked !== lobby.number && asked <= lobby.tables.length;
  return (
    <SelectField
      label="Grupo"
      required
      hint={`Son ${lobby.tables.length}: elige el tuyo. ${isComing ? 'Cargando…' : 'El puesto es dentro del grupo.'}`}
      aria-busy={isComing}
      disabled={!isReady}
      value={isComing ? asked : lobby.number}
      onChange={({ target }) => askFor(target.value)}
    >
      {lobby.tables.map(({ number, stage, group }) => (
        <option key={number} value={number}>
          {isOneStage ? group : `${stage} · ${group}`}
        </option>
      ))}
    </SelectField>
  );
}

function Shown({ file }: { file: StandingsFile }) {
  const { results } = file;
  const shown = useMemo(
    () => results && { file, results, nameOf: namesIn(results), isLarge: cellsIn(results) > MOST_CELLS },
    [file, results],
  );
  if (shown === null) return <NothingYet file={file} />;
  return (
    <ShownContext value={shown}>
      <article className={styles.standings}>
        <StandingsHead />
        <LeaderNews />
        <LobbyChoice />
        {stagesToRead(shown.results).map((stage) => (
          <StageTables key={stage.id} stage={stage} />
        ))}
        <StageMatches />
        <TopPlayers />
        <Corrections />
        <Scoring />
        <DataPart />
      </article>
    </ShownContext>
  );
}

function Followed({ tournamentId }: { tournamentId: string }) {
  const screen = useRef<HTMLDivElement>(null);
  const beforeChange = useMovingRows(screen);
  const { file, contact, ask } = useStandings(tournamentId, beforeChange, null, useLobbyInAddress());
  if (file === null) return <StandingsMissing />;
  if (file === undefined) {
    return contact.isLost ? <Unreachable onAsk={ask} back={paths.tournament(tournamentId)} /> : <Loading />;
  }
  return (
    <div ref={screen} className={styles.screen}>
      <Shown file={file} />
      <ContactNotice contact={contact} onAsk={ask} />
    </div>
  );
}

/** The standings of a tournament, updated live. */
export default function Standings() {
  const { id = '' } = useParams();
  return <Followed key={id} tournamentId={id} />;
}
