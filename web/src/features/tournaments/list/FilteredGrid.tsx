import { type PublicTournament, teamSizes, teamText, tournamentCard } from '@arena/domain';
import { useServerNow } from '#lib/time/clock.ts';
import chips from '#ui/fields/Chips.module.css';
import { Stack } from '#ui/layout/Layout.tsx';
import styles from '../card/TournamentCard.module.css';
import { TournamentGrid } from './TournamentGrid.tsx';

/** More cards than these are longer than three screens of a phone. */
const FEW = 5;

/**
 * The cards of all tournaments, with filters if there are many. CSS does the filtering, so that it works before and
 * without JavaScript.
 */
export function FilteredGrid({ tournaments }: { tournaments: readonly PublicTournament[] }) {
  const isOneOpen = useServerNow((now) => tournaments.some((each) => tournamentCard(each, now).enabled));
  const sizes = teamSizes.filter((size) => tournaments.some(({ teamSize }) => teamSize === size));
  const options = [
    ['all', 'Todos'],
    ...(isOneOpen ? [['open', 'Abiertos']] : []),
    ...(sizes.length > 1 ? sizes.map((size) => [size, teamText[size].label]) : []),
  ];
  return (
    <Stack gap={4} className={styles.filtered}>
      {tournaments.length > FEW && options.length > 1 ? (
        <fieldset className={chips.chips}>
          <legend className="visually-hidden">Qué torneos ver</legend>
          {options.map(([value, label]) => (
            <label key={value} className={chips.chip}>
              <input
                type="radio"
                className="visually-hidden"
                name="ver"
                value={value}
                defaultChecked={value === 'all'}
              />
              {label}
            </label>
          ))}
        </fieldset>
      ) : null}
      <TournamentGrid tournaments={tournaments} />
    </Stack>
  );
}
