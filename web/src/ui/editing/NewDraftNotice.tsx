import { useState } from 'react';
import { type Drafts, NEW } from '#lib/editing/drafts.ts';
import { ActNotice } from '../icons/ActNotice.tsx';

interface Props<Values> {
  drafts: Pick<Drafts<Values, unknown>, 'kept'>;
  nameOf: (values: Values) => string;
  /** Name of the record as in `una pregunta`, and its pronoun. */
  thing: string;
  it: 'la' | 'lo';
  to: string;
}

/** Reminds of an unsaved new record in this browser. */
export function NewDraftNotice<Values>({ drafts, nameOf, thing, it, to }: Props<Values>) {
  const [draft] = useState(() => drafts.kept(NEW));
  if (draft === null) return null;
  const name = nameOf(draft.values).trim();
  return (
    <ActNotice tone="info" act={{ label: 'Continuar', to }}>
      Empezaste {name === '' ? thing : `«${name}»`} y no {it} guardaste.
    </ActNotice>
  );
}
