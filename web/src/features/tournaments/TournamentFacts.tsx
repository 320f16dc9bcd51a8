import { clockText, type PublicTournament, shortDateText } from '@arena/domain';
import { useViewerZone } from '../../lib/viewer-zone.ts';
import { entryFeeText, readableCode } from './labels.ts';
import styles from './TournamentFacts.module.css';

function factsOf(tournament: PublicTournament, zone: string): { name: string; value: string }[] {
  const { maxPlayers, currentPlayers, date } = tournament;
  return [
    { name: 'Fecha', value: shortDateText(date, zone) },
    { name: 'Hora', value: clockText(date, zone) },
    { name: 'Inscritos', value: maxPlayers > 0 ? `${currentPlayers} / ${maxPlayers}` : String(currentPlayers) },
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
