import { type ConfirmationState, counted, isCounted, type MyMatch, stageResultText } from '@arena/domain';
import { community } from '#lib/community.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { LinkPagePart } from '#ui/layout/LinkPage.tsx';
import styles from './MyRegistration.module.css';
import { startText } from './steps/steps.ts';
import { useOwnPage } from './use-my-registration.ts';

const kindText = { enrolment: 'Tu cupo', match: 'Que juegas', final: 'La final' } as const;
const teamsKind = { enrolment: 'El cupo', match: 'Que juegan', final: 'La final' } as const;

const settledText: Partial<Record<ConfirmationState, string>> = {
  confirmed: 'Confirmado',
  missed: 'No confirmaste a tiempo',
};

const teamsText = { ...settledText, missed: 'No se confirmó a tiempo' };

export function Confirmations() {
  const { myRegistration, isTeams } = useOwnPage();
  const zone = useViewerZone();
  const { confirmations } = myRegistration;
  if (confirmations.length === 0) return null;
  const at = (instant: string) => dayAndClockIn(instant, zone);
  return (
    <LinkPagePart title={isTeams ? 'Confirmaciones del equipo' : 'Tus confirmaciones'}>
      <Stack as="ul" gap={3} className={styles.matches}>
        {confirmations.map(({ kind, state, opensAt, closesAt }) => (
          <li key={kind}>
            <p className={styles.name}>{(isTeams ? teamsKind : kindText)[kind]}</p>
            <p>{(isTeams ? teamsText : settledText)[state] ?? `Del ${at(opensAt)} al ${at(closesAt)}`}</p>
          </li>
        ))}
      </Stack>
    </LinkPagePart>
  );
}

const [chat] = community.links;

function resultText({ state, placement, kills }: MyMatch): string | null {
  if (state === 'playing') return 'Se está jugando';
  if (state === 'scheduled') return null;
  if (placement === null && kills === null) return 'Sin resultado tuyo';
  const place = placement === null ? [] : [`Puesto ${placement}`];
  const count = kills === null ? [] : [counted(kills, 'baja', 'bajas')];
  return [...place, ...count].join(', ');
}

/** The player's matches: lobby, time, result, and how to report a mistake. */
export function OwnMatches() {
  const { matches, standing, lobby } = useOwnPage().myRegistration;
  const zone = useViewerZone();
  if (matches.length === 0) return null;
  return (
    <LinkPagePart title="Tus partidas">
      {standing === null ? null : <p className={styles.name}>{stageResultText(standing).title}</p>}
      <Stack as="ol" gap={3} className={styles.matches}>
        {matches.map((match) => {
          const { id, number, slot, stage, group, map, startsAt } = match;
          return (
            <li key={id}>
              <p className={styles.name}>Partida {number}</p>
              <p>{resultText(match) ?? startText(startsAt, zone)}</p>
              <Note size="text">{[stage, group, `slot ${slot}`, map].filter(Boolean).join(' · ')}</Note>
            </li>
          );
        })}
      </Stack>
      {lobby === null || lobby.names.length < 2 ? null : (
        <details>
          <summary className="touch">Con quién juegas ({lobby.names.length - 1})</summary>
          <ol className={styles.lobby}>
            {lobby.names.map((name, index) => (
              <li key={name}>
                {name}
                {index + 1 === lobby.slot ? <strong> Tú</strong> : null}
              </li>
            ))}
          </ol>
        </details>
      )}
      {matches.some(isCounted) ? (
        <p>
          ¿Algo está mal?{' '}
          <a href={chat.href} target="_blank" rel="noreferrer">
            Dilo en el chat
          </a>
        </p>
      ) : null}
    </LinkPagePart>
  );
}
