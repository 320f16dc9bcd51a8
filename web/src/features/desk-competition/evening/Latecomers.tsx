import { counted } from '@arena/domain';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { ActButton } from '../Acts.tsx';
import type { Planned } from '../desk-context.ts';
import { importedText } from '../entries/imported-text.ts';
import { crowdedText, groupsJoined } from '../tables/crowded.ts';

/** Who was approved since the others were brought, while they can still be brought. */
export function Latecomers({ planned }: { planned: Planned }) {
  const { entries, competition, unentered } = planned;
  const [stage] = competition.stages;
  if (unentered === 0 || entries.length === 0 || stage?.state !== 'open') return null;
  const crowded = stage.draw === null ? null : crowdedText(planned, groupsJoined(planned, stage, unentered));
  return (
    <Notice
      tone="warning"
      action={
        <ActButton
          look="secondary"
          work={(calls) => calls.importEntries()}
          said={({ entries: after }) => importedText(planned, after)}
        >
          {unentered === 1 ? 'Traerlo' : 'Traerlos'}
        </ActButton>
      }
    >
      <p>{counted(unentered, 'aprobado todavía no está', 'aprobados todavía no están')} entre los participantes.</p>
      {crowded === null ? null : <p>{crowded}</p>}
    </Notice>
  );
}
