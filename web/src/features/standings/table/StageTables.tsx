import {
  advancingIds,
  areRanked,
  carriedIn,
  counted,
  isCounted,
  listed,
  type PublicStage,
  type Results,
  type ResultsTable,
  type StandingsFile,
  titleIn,
  titleNote,
} from '@arena/domain';
import { EmptyNote } from '#ui/layout/EmptyState.tsx';
import { Note, Stack, Title } from '#ui/layout/Layout.tsx';
import { Entrants, EntrySearchField } from '../parts/Entrants.tsx';
import { PartHead } from '../parts/Part.tsx';
import styles from '../Standings.module.css';
import { useEntrySearch, useOwnEntryIds, useShown } from '../standings-context.ts';
import { placeText } from '../standings-texts';
import { decidedTexts, movesOf, rowAnchor } from '../standings-view.ts';
import { StandingRow } from './StandingRow';

type ShownFile = { results: Results } & Pick<StandingsFile, 'lobby'>;

/** The stage's state. In a file of one table it includes carried results of the final. */
function stateText({ id, state }: PublicStage, tables: readonly ResultsTable[], file: ShownFile): string {
  const { results, lobby } = file;
  const isFinal = lobby?.isFinal ?? results.stages.at(-1)?.id === id;
  const played = tables.flatMap(({ matches }) => matches.filter(isCounted));
  const isCarried = carriedIn(results, id) > 0 || (isFinal && played.length > 0 && (lobby?.provisional ?? 0) > 0);
  if (isCarried || played.some((match) => match.state === 'provisional')) return 'Con resultados provisionales.';
  if (state === 'closed') return isFinal ? 'Tabla final.' : 'Fase cerrada.';
  return played.length === 0 ? 'Todavía sin partidas.' : 'Resultados oficiales.';
}

interface GroupProps {
  stage: PublicStage;
  table: ResultsTable;
  label: string;
  /** Ids of the entries that advance to the next stage. */
  through: ReadonlySet<string>;
  own: readonly string[];
  /** Leaves out rows that a search doesn't find. */
  matches: (entryId: string) => boolean;
}

/** One group's table, best first. Each row opens, with or without JavaScript. */
function GroupTable({ stage, table, label, through, own, matches }: GroupProps) {
  const { file, results } = useShown();
  const hasTitle = titleIn(results, stage.id);
  const moves = movesOf(file, table);
  const note = titleNote(table.rows, results.entries, stage.scoring);
  return (
    <div>
      {note === null ? null : <Note>{note}</Note>}
      <p className={styles.heads} aria-hidden="true">
        <span>Puesto</span>
        <span className={styles.wide}>Booyahs</span>
        <span className={styles.wide}>Bajas</span>
        <span className={styles.wide}>Partidas</span>
        <span>Puntos</span>
      </p>
      <ol className={styles.rows} aria-label={label}>
        {table.rows
          .filter(({ entryId }) => matches(entryId))
          .map((row) => (
            <StandingRow
              key={row.entryId}
              stage={stage}
              table={table}
              row={row}
              move={moves.get(row.entryId) ?? 0}
              hasTitle={hasTitle(row)}
              goesOn={through.has(row.entryId)}
              isOwn={own.includes(row.entryId)}
            />
          ))}
      </ol>
    </div>
  );
}

/** Lists the entries that advanced from these tables and were disqualified later. */
function disqualifiedIn({ entries }: Results, tables: readonly ResultsTable[], through: ReadonlySet<string>): string[] {
  const out = new Set(entries.flatMap(({ id, status }) => (status === 'disqualified' ? [id] : [])));
  const ids = tables.flatMap(({ rows }) => rows.map(({ entryId }) => entryId));
  return ids.filter((id) => out.has(id) && through.has(id));
}

interface OwnProps {
  stage: PublicStage;
  tables: readonly ResultsTable[];
  own: readonly string[];
}

/** Leads to the own row of a long table. */
function OwnPlace({ stage, tables, own }: OwnProps) {
  const table = tables.find(({ rows }) => rows.some(({ entryId }) => own.includes(entryId)));
  const row = table?.rows.find(({ entryId }) => own.includes(entryId));
  if (table === undefined || row === undefined) return null;
  return (
    <a className={styles.ownPlace} href={`#${rowAnchor(stage.id, row.entryId)}`}>
      {areRanked(table.rows) ? `Tú: ${placeText(row.rank)} con ${counted(row.points, 'punto', 'puntos')}` : 'Tu fila'}
    </a>
  );
}

/** The tables of a stage, group by group. */
export function StageTables({ stage }: { stage: PublicStage }) {
  const { file, results, nameOf } = useShown();
  const isLast = file.lobby?.isFinal ?? results.stages.at(-1)?.id === stage.id;
  const decisions = isLast ? decidedTexts(results, nameOf) : [];
  const tables = results.tables.filter(({ stageId }) => stageId === stage.id);
  const rows = tables.flatMap((table) => table.rows);
  const through = advancingIds(file, stage.id);
  const gone = stage.state === 'closed' ? disqualifiedIn(results, tables, through).map(nameOf) : [];
  const isOnly = stage.groups.length === 1;
  const search = useEntrySearch();
  const own = useOwnEntryIds(file.tournament.id);
  const isDrawn = results.tables.some((table) => table.rows.length > 0);
  return (
    <Stack as="section" gap={4} data-part={stage.id} aria-label={stage.name}>
      <PartHead title={results.stages.length === 1 ? 'Tabla' : stage.name}>
        <OwnPlace stage={stage} tables={tables} own={own} />
        <Note>
          {stateText(stage, tables, { results, lobby: file.lobby })}
          {rows.length > 0 ? ' Toca una fila para ver sus partidas.' : null}
          {rows.some(({ entryId }) => through.has(entryId))
            ? ` La franja marca a quien ${stage.state === 'closed' ? 'avanzó' : 'avanza'}.`
            : null}
        </Note>
      </PartHead>
      {decisions.map((text) => (
        <Note key={text}>{text}</Note>
      ))}
      {gone.length === 0 ? null : (
        <Note>{`${listed(gone, gone.length)} ${gone.length === 1 ? 'avanzó antes de su descalificación' : 'avanzaron antes de su descalificación'}.`}</Note>
      )}
      {rows.length > 0 ? null : isDrawn ? (
        <EmptyNote>Todavía no se sabe quién juega esta fase.</EmptyNote>
      ) : (
        <Entrants />
      )}
      <EntrySearchField ids={rows.map(({ entryId }) => entryId)} search={search} />
      {tables.map((table) => {
        const name = stage.groups.find(({ id }) => id === table.groupId)?.name ?? '';
        if (table.rows.length === 0) return null;
        return (
          <Stack key={table.groupId} gap={4}>
            {isOnly ? null : (
              <Title level={3} size="sign">
                {name}
              </Title>
            )}
            <GroupTable
              stage={stage}
              table={table}
              label={isOnly ? `Tabla de ${stage.name}` : name}
              through={through}
              own={own}
              matches={search.matches}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}
