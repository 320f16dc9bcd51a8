import { clockText, type PublicTournament, readableCode, shortDateText, teamText } from '@arena/domain';
import { entryFeeText } from '../../../lib/entry-fee.ts';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { whoseText } from '../../../lib/time/whose-time.ts';
import styles from './TournamentFacts.module.css';

/** '12 / 48'; where teams play, '5 / 12 escuadras': a place is a whole team's. */
function registeredText({ maxPlayers, currentPlayers, teamSize }: PublicTournament): string {
  const count = maxPlayers > 0 ? `${currentPlayers} / ${maxPlayers}` : String(currentPlayers);
  if (teamSize === 1) return count;
  const { one, many } = teamText[teamSize];
  return `${count} ${(maxPlayers || currentPlayers) === 1 ? one : many}`;
}

function factsOf(tournament: PublicTournament, zone: string): { name: string; value: string }[] {
  const { date } = tournament;
  return [
    { name: 'Fecha', value: shortDateText(date, zone) },
    { name: whoseText(zone), value: clockText(date, zone) },
    { name: 'Inscritos', value: registeredText(tournament) },
    { name: 'Inscripción', value: entryFeeText(tournament.entryFee) ?? '' },
    { name: 'Modalidad', value: readableCode(tournament.modality) },
    { name: 'Modo', value: readableCode(tournament.gameMode) },
    { name: 'Mapa', value: readableCode(tournament.mapSelection) },
    { name: 'Formato', value: readableCode(tournament.format) },
  ].filter(({ value }) => value !== '');
}

/** What a player wants to know at a glance; what isn't known is left out. */
export function TournamentFacts({ tournament }: { tournament: PublicTournament }) {
  const zone = useViewerZone();
  return (
    <dl className={styles.facts}>
      {factsOf(tournament, zone).map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
