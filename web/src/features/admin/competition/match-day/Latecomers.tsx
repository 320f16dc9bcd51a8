import { counted } from '@arena/domain';
import { Notice } from '../../../../ui/icons/Notice.tsx';
import type { Planned } from '../competition-context.ts';
import { ImportButton } from '../entries/ImportButton.tsx';
import { importedText } from '../entries/imported-text.ts';
import { crowdedText, groupsJoined } from '../tables/crowded.ts';

/** Registrations approved after the import, while they can still be added. */
export function Latecomers({ planned }: { planned: Planned }) {
  const { entries, competition, unentered } = planned;
  const [stage] = competition.stages;
  if (unentered === 0 || entries.length === 0 || stage?.state !== 'open') return null;
  const crowded = stage.draw === null ? null : crowdedText(planned, groupsJoined(planned, stage, unentered));
  return (
    <Notice
      tone="warning"
      action={
        <ImportButton look="secondary" said={({ entries: after }) => importedText(planned, after)}>
          {unentered === 1 ? 'Agregarlo' : 'Agregarlos'}
        </ImportButton>
      }
    >
      <p>{counted(unentered, 'aprobado todavía no está', 'aprobados todavía no están')} entre los participantes.</p>
      {crowded === null ? null : <p>{crowded}</p>}
    </Notice>
  );
}
