import { counted, type Form, nameKey } from '@arena/domain';
import { useState } from 'react';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { classes } from '#ui/classes.ts';
import { NewDraftNotice } from '#ui/editing/NewDraftNotice.tsx';
import { AdminList } from '#ui/layout/AdminList.tsx';
import { QueryView } from '#ui/loading/QueryView.tsx';
import { RowsLoading } from '#ui/loading/RowsLoading.tsx';
import { formDrafts } from '../builder/form-storage.ts';
import { formList } from '../form-calls';
import styles from './FormRow.module.css';
import { FormRow } from './FormRow.tsx';

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
    <div className="below gap-5">
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
    </div>
  );
}
