import { useState } from 'react';
import { deskPaths } from '../../lib/desk-paths.ts';
import { NEW } from '../../lib/drafts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { drafts } from './draft.ts';

/** Says that a new tournament was begun in this browser and never saved. */
export function NewDraftNotice() {
  const [draft] = useState(() => drafts.kept(NEW));
  if (draft === null) return null;
  const name = draft.values.name.trim();
  return (
    <Notice
      tone="info"
      action={
        <ButtonLink look="secondary" to={deskPaths.newTournament()}>
          Continuar
        </ButtonLink>
      }
    >
      {name === '' ? 'Empezaste un torneo y no lo guardaste.' : `Empezaste «${name}» y no lo guardaste.`}
    </Notice>
  );
}
