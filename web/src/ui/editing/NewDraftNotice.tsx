import { useState } from 'react';
import { type Drafts, NEW } from '../../lib/editing/drafts.ts';
import { ButtonLink } from '../buttons/Button.tsx';
import { Notice } from '../signs/Notice.tsx';

interface Props<Values> {
  drafts: Pick<Drafts<Values, unknown>, 'kept'>;
  /** What it is called so far. */
  nameOf: (values: Values) => string;
  /** `una pregunta`, and how a sentence goes on about it. */
  thing: string;
  it: 'la' | 'lo';
  /** Where it is gone on with. */
  to: string;
}

/** Says that a new thing was begun in this browser and never saved. */
export function NewDraftNotice<Values>({ drafts, nameOf, thing, it, to }: Props<Values>) {
  const [draft] = useState(() => drafts.kept(NEW));
  if (draft === null) return null;
  const name = nameOf(draft.values).trim();
  return (
    <Notice
      tone="info"
      action={
        <ButtonLink look="secondary" to={to}>
          Continuar
        </ButtonLink>
      }
    >
      Empezaste {name === '' ? thing : `«${name}»`} y no {it} guardaste.
    </Notice>
  );
}
