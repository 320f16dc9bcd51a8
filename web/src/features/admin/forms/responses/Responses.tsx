import { counted, type FieldSummary, type Form, fieldTypeLabel, limits, summariseResponses } from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { saveFile } from '#lib/sharing/share.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/fields/Chips.tsx';
import { Inline, Note, Panel, Stack, Title } from '#ui/layout/Layout.tsx';
import { LoadedView } from '#ui/loading/LoadedView.tsx';
import { useAction } from '#ui/use-action.ts';
import { type Collected, responsesQuery } from '../form-calls.ts';
import { DeleteAllDialog, DeleteResponseDialog } from './DeleteResponseDialog.tsx';
import styles from './Responses.module.css';
import { ResponseTable } from './ResponseTable.tsx';
import type { ResponsesProps } from './response-answers.ts';

const views = [
  { value: 'summary', label: 'Resumen' },
  { value: 'table', label: 'Todas' },
] as const;

function noneText({ isActive, collectResponses }: Form): string {
  if (!collectResponses) return 'Este formulario guarda cada respuesta solo en el dispositivo de quien responde.';
  return isActive
    ? 'Todavía no hay respuestas. Comparte el enlace y aparecen aquí.'
    : 'No hay respuestas, y el formulario está cerrado: ábrelo para recibirlas.';
}

interface GivenProps extends ResponsesProps {
  onDelete: (response: CollectedResponse) => void;
  onDeleteAll: () => void;
}

function Given({ form, responses, onDelete, onDeleteAll }: GivenProps) {
  const zone = useViewerZone();
  const [view, setView] = useState<(typeof views)[number]['value']>('summary');
  const save = async () => {
    const { csvOf } = await import('./csv.ts');
    saveFile(new Blob([csvOf(form, responses, zone)], { type: 'text/csv' }), `respuestas-${form.id}.csv`);
    return `Guardamos ${counted(responses.length, 'respuesta', 'respuestas')} en un archivo CSV.`;
  };
  const tells = () => 'No pudimos crear el archivo. Revisa tu conexión e inténtalo de nuevo.';
  const { isPending, run } = useAction(save, { tells });
  return (
    <>
      <Inline gap={3} apart align="center">
        <Chips label="Qué se ve" options={views} value={view} onChange={setView} />
        <Button look="secondary" busy={isPending} onClick={() => void run()}>
          Descargar CSV
        </Button>
      </Inline>
      {view === 'summary' ? (
        <FieldSummaries form={form} responses={responses} />
      ) : (
        <ResponseTable form={form} responses={responses} onDelete={onDelete} />
      )}
      <p>
        <Button look="danger" onClick={onDeleteAll}>
          Eliminar todas
        </Button>
      </p>
    </>
  );
}

function stayText(erased: number): string {
  const stay = `Cada respuesta se borra sola a más tardar ${limits.responseRetentionDays} días después de llegar.`;
  if (erased === 0) return stay;
  return `${stay} ${erased === 1 ? 'Ya se borró 1.' : `Ya se borraron ${erased}.`}`;
}

function Content({ form, collected }: { form: Form; collected: Collected }) {
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<CollectedResponse | 'all' | null>(null);
  const responses = collected.responses.filter(({ id }) => !deleted.has(id));
  const close = () => setAsking(null);
  const drop = (ids: readonly string[]) => {
    setDeleted(new Set([...deleted, ...ids]));
    close();
  };
  return (
    <Stack gap={5}>
      <Title size="part">{form.title}</Title>
      {form.collectResponses ? (
        <Note size="text" className={styles.words}>
          {stayText(collected.erased)}
        </Note>
      ) : null}
      {responses.length === 0 ? (
        <Note size="lead" className={styles.words}>
          {noneText(form)}
        </Note>
      ) : (
        <Given form={form} responses={responses} onDelete={setAsking} onDeleteAll={() => setAsking('all')} />
      )}
      {asking === 'all' ? <DeleteAllDialog form={form} responses={responses} onDone={drop} onClose={close} /> : null}
      {asking === null || asking === 'all' ? null : (
        <DeleteResponseDialog response={asking} responses={responses} onDone={drop} onClose={close} />
      )}
      <p>
        <ButtonLink look="quiet" to={adminPath('form', { id: form.id })}>
          Editar formulario
        </ButtonLink>
      </p>
    </Stack>
  );
}

/** The responses to a form: summaries, single responses, and a CSV file. */
export function Responses({ id }: { id: string }) {
  const [count, setCount] = useState(0);
  const query = useQuery(responsesQuery(id, setCount));
  return (
    <>
      {query.isPending && query.isFetching && count > 0 ? <p role="status">Van {count} respuestas…</p> : null}
      <LoadedView
        query={query}
        loading="Cargando respuestas…"
        gone={{
          code: 'form_not_found',
          text: 'Este formulario ya no existe: alguien lo eliminó.',
          href: adminPath('forms'),
          label: 'Ver los formularios',
        }}
      >
        {({ form, collected }) => <Content form={form} collected={collected} />}
      </LoadedView>
    </>
  );
}

const decimal = new Intl.NumberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('es', { style: 'percent', maximumFractionDigits: 0 });

const FIRST = 5;

function Bars({ tallies, answered }: FieldSummary) {
  return (
    <Stack as="ul" gap={2}>
      {tallies.map(({ answer, count }) => {
        const share = answered === 0 ? 0 : count / answered;
        const style: CSSProperties & Record<'--share', string> = { '--share': `${share * 100}%` };
        return (
          <li key={answer} className={styles.bar} style={style}>
            <span>{answer}</span>
            <span className={styles.count}>{`${count} · ${percent.format(share)}`}</span>
          </li>
        );
      })}
    </Stack>
  );
}

function Texts({ texts }: FieldSummary) {
  const rest = texts.slice(FIRST);
  const items = (some: readonly string[]) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat and never move.
    some.map((text, index) => <li key={index}>{text}</li>);
  return (
    <>
      <ul className={styles.texts}>{items(texts.slice(0, FIRST))}</ul>
      {rest.length === 0 ? null : (
        <details className={styles.rest}>
          <summary>Ver {rest.length} más</summary>
          <ul className={styles.texts}>{items(rest)}</ul>
        </details>
      )}
    </>
  );
}

function answeredText(answered: number, total: number): string {
  return `${answered} de ${counted(total, 'respuesta', 'respuestas')}`;
}

/** Summaries by field: bars for choices, averages for ratings, texts. */
function FieldSummaries({ form, responses }: ResponsesProps) {
  return (
    <div className={styles.summaries}>
      {summariseResponses(form.fields, responses).map((summary) => (
        <Panel as="section" gap={2} pad={4} key={summary.field.id} aria-label={summary.field.label}>
          <Title size="plain">{summary.field.label}</Title>
          <Note>{`${fieldTypeLabel[summary.field.type]} · ${answeredText(summary.answered, responses.length)}`}</Note>
          {summary.average === null ? null : (
            <p className={styles.average}>
              <strong>{decimal.format(summary.average)}</strong> de {limits.rating.max} en promedio
            </p>
          )}
          {summary.tallies.length > 0 ? <Bars {...summary} /> : null}
          {summary.texts.length > 0 ? <Texts {...summary} /> : null}
        </Panel>
      ))}
    </div>
  );
}
