import { counted, type Form, nameKey } from '@arena/domain';
import { useState } from 'react';
import { deskPath } from '../../../lib/addresses/desk-paths.ts';
import { classes } from '../../../ui/classes.ts';
import { NewDraftNotice } from '../../../ui/editing/NewDraftNotice.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { EmptyNote } from '../../../ui/layout/EmptyNote.tsx';
import { ReadPlace } from '../../../ui/loading/ReadPlace.tsx';
import { RowsLoading } from '../../../ui/loading/RowsLoading.tsx';
import { drafts } from '../builder/storing.ts';
import { formList } from '../calls.ts';
import styles from './FormList.module.css';
import { FormRow } from './FormRow.tsx';

function foundText(count: number): string {
  return count === 0 ? 'Ninguno' : counted(count, 'formulario', 'formularios');
}

const LIST = classes('cards', styles.list);

const NONE = 'Todavía no hay formularios. Crea uno para una encuesta, una lista de espera o los datos de un premio.';

function Rows({ all }: { all: readonly Form[] }) {
  const [query, setQuery] = useState('');
  const [unsaved] = useState(drafts.ids);
  const shown = all.filter(({ title }) => nameKey(title).includes(nameKey(query)));
  if (all.length === 0) return <EmptyNote>{NONE}</EmptyNote>;
  return (
    <>
      <SearchField
        label="Buscar formularios"
        placeholder="Busca por título…"
        query={query}
        onChange={setQuery}
        found={query.trim() === '' ? '' : foundText(shown.length)}
      />
      {shown.length === 0 ? <EmptyNote>Ningún formulario coincide. Prueba con otra palabra.</EmptyNote> : null}
      <ul className={LIST} aria-label="Formularios">
        {shown.map((form) => (
          <FormRow key={form.id} form={form} isUnsaved={unsaved.includes(form.id)} />
        ))}
      </ul>
    </>
  );
}

/** The organisers' list of forms: found, fresh, each with what can be done with it. */
export function FormList() {
  return (
    <div className="below gap-5">
      <NewDraftNotice
        drafts={drafts}
        nameOf={({ title }) => title}
        thing="un formulario"
        it="lo"
        to={deskPath('newForm')}
      />
      <ReadPlace
        kept={formList}
        loading={<RowsLoading label="Cargando formularios…" className={LIST} count={3} height="high" />}
      >
        {(all) => <Rows all={all} />}
      </ReadPlace>
    </div>
  );
}
