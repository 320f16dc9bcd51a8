import { useAfterPaint } from '#lib/page/after-paint.ts';
import { SelectField } from '#ui/fields/Field.tsx';
import { useShown } from '../standings-context.ts';
import { useAskForLobby, useLobbyInAddress } from './use-lobby-in-address.ts';

/** Selects one of many tables; hidden if all are shown. */
export function LobbyChoice() {
  const { lobby } = useShown().file;
  const asked = useLobbyInAddress();
  const askFor = useAskForLobby();
  // Disabled before hydration, because the choice would be lost.
  const isReady = useAfterPaint();
  if (lobby === undefined) return null;
  const isOneStage = lobby.tables.every(({ stage }) => stage === lobby.tables[0]?.stage);
  const isComing = asked !== null && asked !== lobby.number && asked <= lobby.tables.length;
  return (
    <SelectField
      label="Grupo"
      required
      hint={`Son ${lobby.tables.length}: elige el tuyo. ${isComing ? 'Cargando…' : 'El puesto es dentro del grupo.'}`}
      aria-busy={isComing}
      disabled={!isReady}
      value={isComing ? asked : lobby.number}
      onChange={({ target }) => askFor(target.value)}
    >
      {lobby.tables.map(({ number, stage, group }) => (
        <option key={number} value={number}>
          {isOneStage ? group : `${stage} · ${group}`}
        </option>
      ))}
    </SelectField>
  );
}
