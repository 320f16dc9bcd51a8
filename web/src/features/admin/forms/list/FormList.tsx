import { counted, type Form, nameKey } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';
import { ApiError } from '#lib/calls/api.ts';
import { failureText } from '#lib/calls/failures.ts';
import { Menu, type MenuAction } from '#ui/buttons/Menu.tsx';
import { classes } from '#ui/classes.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { NewDraftNotice } from '#ui/editing/NewDraftNotice.tsx';
import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import { AdminList } from '#ui/layout/AdminList.tsx';
import row from '#ui/layout/AdminListRow.module.css';
import { Note, Panel, Stack } from '#ui/layout/Layout.tsx';
import { QueryView } from '#ui/loading/LoadedView.tsx';
import { RowsLoading } from '#ui/loading/RowsLoading.tsx';
import ShareDialog from '#ui/sharing/ShareDialog.tsx';
import { useAction } from '#ui/use-action.ts';
import { formDrafts } from '../builder/form-values.ts';
import { deleteForm, formList, responseCount, setOpen } from '../form-calls.ts';
import styles from './FormList.module.css';

function foundText(count: number): string {
  return count === 0 ? 'Ninguno' : counted(count, 'formulario', 'formularios');
}

const LIST = classes('cards', styles.list);

const NONE = 'Todavía no hay formularios. Crea uno para una encuesta, una lista de espera o los datos de un premio.';

function Rows({ all }: { all: readonly Form[] }) {
  const [query, setQuery] = useState('');
  const [unsaved] = useState(formDrafts.ids);
  const shown = all.filter(({ title }) => nameKey(title).includes(nameKey(query)));
  const isNone = all.length === 0;
  return (
    <AdminList
      label="Formularios"
      items={shown}
      className={LIST}
      search={
        isNone
          ? undefined
          : {
              label: 'Buscar formularios',
              placeholder: 'Busca por título…',
              query,
              onChange: setQuery,
              found: query.trim() === '' ? '' : foundText(shown.length),
            }
      }
      empty={isNone ? NONE : 'Ningún formulario coincide. Prueba con otra palabra.'}
    >
      {(form) => <FormRow key={form.id} form={form} isUnsaved={unsaved.includes(form.id)} />}
    </AdminList>
  );
}

/** The organisers' list of forms, with search and actions. */
export function FormList() {
  return (
    <Stack gap={5}>
      <NewDraftNotice
        drafts={formDrafts}
        nameOf={({ title }) => title}
        thing="un formulario"
        it="lo"
        to={adminPath('newForm')}
      />
      <QueryView
        query={formList}
        loading={<RowsLoading label="Cargando formularios…" className={LIST} count={3} height="high" tools="search" />}
      >
        {(all) => <Rows all={all} />}
      </QueryView>
    </Stack>
  );
}

interface RowProps {
  form: Form;
  /** True if this browser has an unsaved draft of it. */
  isUnsaved: boolean;
}

function Actions({ form }: { form: Form }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'share' | 'delete' | null>(null);
  const { id, title, isActive } = form;
  const close = () => setAsking(null);
  const turn = async () => {
    const { isActive: open } = await setOpen(id, !isActive);
    return open ? `«${title}» recibe respuestas.` : `«${title}» está cerrado: nadie puede responder.`;
  };
  const turning = useAction(turn, { tells: true, changes: [formList] });
  const actions: MenuAction[] = [
    { label: 'Compartir', icon: 'share', run: () => setAsking('share') },
    { label: 'Ver en el sitio', icon: 'eye', run: () => void navigate(paths.form(id)) },
    { label: 'Ver respuestas', icon: 'list', run: () => void navigate(adminPath('responses', { id })) },
    { label: isActive ? 'Cerrar' : 'Abrir', icon: isActive ? 'lock' : 'unlock', run: () => void turning.run() },
    { label: 'Editar', icon: 'edit', run: () => void navigate(adminPath('form', { id })) },
    { label: 'Eliminar', icon: 'trash', grave: true, run: () => setAsking('delete') },
  ];
  return (
    <>
      <Menu label={`Acciones de «${title}»`} actions={actions} />
      {asking === 'share' ? (
        <ShareDialog
          heading="Compartir formulario"
          title={title}
          path={paths.form(id)}
          warning={isActive ? null : 'Está cerrado: quien abra el enlace no podrá responder.'}
          onClose={close}
        />
      ) : null}
      {asking === 'delete' ? <DeleteFormDialog form={form} onClose={close} /> : null}
    </>
  );
}

function contentText({ fields, collectResponses }: Form): string {
  const count = counted(fields.length, 'campo', 'campos');
  return `${count} · ${collectResponses ? 'respuestas al equipo' : 'respuestas solo en cada dispositivo'}`;
}

/** One form in the organisers' list: its title, its state and its fields. */
function FormRow({ form, isUnsaved }: RowProps) {
  const titleId = useId();
  return (
    <li>
      <Panel as="article" className={styles.row} aria-labelledby={titleId}>
        <Stack gap={1} className={styles.words}>
          <p>{form.isActive ? <Badge tone="cold">Abierto</Badge> : <Badge tone="quiet">Cerrado</Badge>}</p>
          <h2 id={titleId} className={row.name}>
            <Link className={row.way} to={adminPath('form', { id: form.id })}>
              {form.title || 'Sin título'}
            </Link>
          </h2>
          <Note>{contentText(form)}</Note>
          {isUnsaved ? <p className={row.unsaved}>Tienes cambios sin guardar</p> : null}
          <p className={styles.ways}>
            <Link className="touch" to={adminPath('responses', { id: form.id })}>
              Respuestas
            </Link>
          </p>
        </Stack>
        <div className={styles.actions}>
          <Actions form={form} />
        </div>
      </Panel>
    </li>
  );
}

function WhatGoes({ responses }: { responses: number }) {
  if (responses === 0) return null;
  return (
    <p>
      También {responses === 1 ? 'se borra' : 'se borran'}{' '}
      <strong>{counted(responses, 'respuesta', 'respuestas')}</strong>. Si las necesitas, descárgalas antes.
    </p>
  );
}

/** Asks before a form and its responses are deleted. With responses, its title has to be typed. */
function DeleteFormDialog({ form, onClose }: { form: Form; onClose: () => void }) {
  const { id, title } = form;
  const counting = useQuery(responseCount(id));
  const { data: responses, isFetching } = counting;
  // A response may arrive after the count.
  const [isRefused, setRefused] = useState(false);
  const hasResponses = isRefused || (responses !== undefined && responses > 0);
  const write = async () => {
    await deleteForm(id, hasResponses).catch((failure: unknown) => {
      setRefused(hasResponses || (failure instanceof ApiError && failure.code === 'has_responses'));
      throw failure;
    });
    formDrafts.forget(id);
    return `«${title}» fue eliminado.`;
  };
  return (
    <ConfirmDialog
      isDestructive
      title="¿Eliminar formulario?"
      action={hasResponses ? 'Eliminar con respuestas' : 'Eliminar'}
      cancel="Conservar"
      nameToType={hasResponses ? { label: 'Escribe el título del formulario para confirmar', name: title } : undefined}
      disabled={responses === undefined}
      tells
      onConfirm={write}
      changes={[formList]}
      onClose={onClose}
    >
      <p>«{title}» se borra para siempre y su enlace deja de servir. No se puede deshacer.</p>
      {responses === undefined && isFetching ? <p role="status">Contando sus respuestas…</p> : null}
      {responses === undefined && !isFetching ? (
        <ActNotice tone="error" act={{ label: 'Reintentar', run: () => void counting.refetch() }}>
          No pudimos ver qué se borraría. {failureText(counting.error)}
        </ActNotice>
      ) : null}
      {responses === undefined ? null : <WhatGoes responses={responses} />}
      {responses !== undefined && !hasResponses ? <p>Nadie lo ha respondido.</p> : null}
    </ConfirmDialog>
  );
}
