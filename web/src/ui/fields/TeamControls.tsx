import type { Registration } from '@arena/domain';
import { keptTeam, playerPath, shownTeam, TEAM_NAME } from '../../lib/editing/correction-team.ts';
import { TextField } from './Field.tsx';
import { FieldsPair } from './FieldsGroup.tsx';

type Team = NonNullable<Registration['team']>;

interface Editor {
  values: Pick<Registration, 'team'>;
  problems: Readonly<Partial<Record<string, string>>>;
  /** Hears what was changed, and in which control. */
  change: (changed: Pick<Registration, 'team'>, paths: string[]) => void;
}

/** The team of a registration that is corrected: its name, who plays with the captain. */
export function TeamControls({ editor, teamSize }: { editor: Editor; teamSize: number }) {
  const { values, problems, change } = editor;
  const team = shownTeam(values.team, teamSize);
  if (team.players.length === 0) return null;
  const put = (path: string, next: Team) => change({ team: keptTeam(next) === null ? null : next }, [path]);
  const putPlayer = (index: number, field: 'nickname' | 'freeFireId', text: string) =>
    put(playerPath(index, field), {
      ...team,
      players: team.players.map((player, at) => (at === index ? { ...player, [field]: text } : player)),
    });
  return (
    <>
      <TextField
        label="Nombre del equipo"
        error={problems[TEAM_NAME] ?? problems.team}
        required={teamSize > 1}
        name={TEAM_NAME}
        autoComplete="off"
        value={team.name}
        onChange={({ target }) => put(TEAM_NAME, { ...team, name: target.value })}
      />
      {team.players.map((player, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: players are told apart by their place alone.
        <FieldsPair key={index}>
          {(['nickname', 'freeFireId'] as const).map((field) => (
            <TextField
              key={field}
              label={`${field === 'nickname' ? 'Apodo' : 'ID'} del jugador ${index + 2}`}
              error={problems[playerPath(index, field)]}
              required={teamSize > 1}
              name={playerPath(index, field)}
              inputMode={field === 'freeFireId' ? 'numeric' : 'text'}
              autoComplete="off"
              value={player[field]}
              onChange={({ target }) => putPlayer(index, field, target.value)}
            />
          ))}
        </FieldsPair>
      ))}
    </>
  );
}
