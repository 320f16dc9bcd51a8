import { carriedProvisional, counted, openMatches, titleIn } from '@arena/domain';
import { useState } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/fields/Chips.tsx';
import { EmptyNote } from '#ui/layout/EmptyState.tsx';
import { Inline, Note, Stack, Title } from '#ui/layout/Layout.tsx';
import { matchesText, sentence } from '#ui/texts/competition-texts.ts';
import {
  mayPlan,
  type Planned,
  type StageTable,
  tablesOfStage,
  useCompetition,
  useCompetitionAdmin,
} from '../competition-context.ts';
import { CloseDialog, ReopenDialog } from './CloseDialog.tsx';
import { ShareGroups, ShareTable } from './ShareDialogs.tsx';
import { TableRow } from './TableRow.tsx';
import styles from './Tables.module.css';

/** The open dialog and its stage, which may differ from the shown one. */
interface Asking {
  what: 'share' | 'groups' | 'close' | 'reopen';
  stageId: string;
}

function standingText(planned: Planned, { stage }: StageTable): string {
  const open = openMatches(planned, stage);
  const carried = carriedProvisional(planned.competition.stages, planned.matches, stage.id);
  if (stage.state === 'closed' && open.length + carried === 0) return 'Fase cerrada: esta tabla es la definitiva.';
  const own = open.filter(({ state }) => state === 'provisional').length;
  const provisional = own + carried;
  const left = open.length - own;
  const texts = [
    provisional > 0 ? `Incluye ${counted(provisional, 'resultado provisional', 'resultados provisionales')}` : '',
    left > 0 ? `${left === 1 ? 'falta' : 'faltan'} ${matchesText(left)}` : '',
  ].filter(Boolean);
  return texts.length === 0 ? 'Todo jugado y oficial.' : sentence(texts.join('; '));
}

function Ways({ table, onAsk }: { table: StageTable; onAsk: (what: Asking['what']) => void }) {
  const { tournament } = useCompetitionAdmin();
  const { stages } = useCompetition().competition;
  const isLast = stages.at(-1)?.id === table.stage.id;
  return (
    <Inline gap={2}>
      <Button look="secondary" onClick={() => onAsk('share')}>
        Compartir
      </Button>
      <Button look="secondary" onClick={() => onAsk('groups')}>
        Compartir las listas
      </Button>
      {tournament.status === 'published' ? (
        <ButtonLink look="quiet" to={paths.standings(tournament.id)}>
          Ver tabla pública
        </ButtonLink>
      ) : null}
      {!mayPlan() ? null : table.stage.state === 'closed' ? (
        <Button look="quiet" onClick={() => onAsk('reopen')}>
          Reabrir la fase
        </Button>
      ) : (
        <Button look="quiet" onClick={() => onAsk('close')}>
          {isLast ? 'Terminar' : 'Cerrar la fase'}
        </Button>
      )}
    </Inline>
  );
}

function AskedDialog({ asking, onClose }: { asking: Asking; onClose: () => void }) {
  const { tables } = useCompetition();
  const table = tables.find(({ stage }) => stage.id === asking.stageId);
  if (table === undefined) return null;
  if (asking.what === 'share') return <ShareTable table={table} onClose={onClose} />;
  if (asking.what === 'groups') return <ShareGroups stageId={table.stage.id} onClose={onClose} />;
  const Ask = asking.what === 'close' ? CloseDialog : ReopenDialog;
  return <Ask stage={table.stage} onClose={onClose} />;
}

/** The tables of a stage: the official ones, or with provisional results. */
export function AdminStageTables({ table }: { table: StageTable }) {
  const planned = useCompetition();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { stage, rows } = table;
  const hasTitle = titleIn({ state: planned.competition.state, places: planned.places }, stage.id);
  return (
    <Stack gap={4} column>
      <Title size="name">{stage.name}</Title>
      <Note>{standingText(planned, table)}</Note>
      {rows.length === 0 ? <EmptyNote>Todavía no hay nadie en esta fase.</EmptyNote> : null}
      {tablesOfStage(stage, rows).map(({ name, rows: own }) =>
        own.length === 0 ? null : (
          <section key={name} aria-label={name || `Tabla de ${stage.name}`}>
            {name === '' ? null : (
              <Title level={3} size="sign">
                {name}
              </Title>
            )}
            <p className={styles.heads} aria-hidden="true">
              <span>Puesto</span>
              <span>Booyahs · bajas</span>
              <span>Puntos</span>
            </p>
            <ol className={styles.rows} aria-label={name || `Tabla de ${stage.name}`}>
              {own.map((row) => (
                <TableRow key={row.entryId} stage={stage} row={row} rows={rows} hasTitle={hasTitle(row)} />
              ))}
            </ol>
          </section>
        ),
      )}
      {rows.length === 0 ? null : <Ways table={table} onAsk={(what) => setAsking({ what, stageId: stage.id })} />}
      {asking === null ? null : <AskedDialog asking={asking} onClose={() => setAsking(null)} />}
    </Stack>
  );
}

/** The current tables, one stage at a time, the current stage first. */
export function Tables() {
  const { tables } = useCompetition();
  const current = tables.find(({ stage }) => stage.state === 'open') ?? tables.at(-1);
  const [chosen, setChosen] = useState(current?.stage.id ?? '');
  const table = tables.find(({ stage }) => stage.id === chosen) ?? current;
  return (
    <>
      {tables.length > 1 ? (
        <Chips
          label="Fase"
          options={tables.map(({ stage }) => ({ value: stage.id, label: stage.name }))}
          value={table?.stage.id ?? ''}
          onChange={setChosen}
        />
      ) : null}
      {table === undefined ? null : <AdminStageTables key={table.stage.id} table={table} />}
    </>
  );
}
