import { counted, type HistoryPage, limits } from '@arena/domain';
import { NICKNAME_PARAMETER, paths } from '../../lib/addresses/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { LinkList, LinkListItem } from '../../ui/layout/LinkList.tsx';
import styles from './History.module.css';

/** Looks for a nickname: a form that the browser sends by itself, so it works without any script. */
export function Search({ search }: Pick<HistoryPage, 'search'>) {
  return (
    <div className={styles.part}>
      <search>
        <form className={styles.search} action={paths.history()} method="get">
          <input
            className={styles.input}
            type="search"
            name={NICKNAME_PARAMETER}
            aria-label="Tu apodo en Free Fire"
            placeholder="Tu apodo"
            // An ID has no business in an address.
            pattern="(?!\s*\d{8,12}\s*$).*"
            title="Escribe tu apodo, no tu ID"
            maxLength={40}
            required
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={search?.typed ?? ''}
          />
          <Button type="submit">Buscar</Button>
        </form>
      </search>
      {search === null ? null : (
        <section className={styles.found} aria-label="Jugadores encontrados">
          <p role="status">
            {search.found.length === 0
              ? `Nadie con el apodo «${search.typed}» terminó un torneo todavía. Prueba con una parte del apodo.`
              : search.found.length === limits.history.found
                ? `Los ${limits.history.found} apodos más parecidos a «${search.typed}».`
                : `${counted(search.found.length, 'jugador', 'jugadores')} con «${search.typed}» en el apodo.`}
          </p>
          <LinkList>
            {search.found.map(({ id, nickname, tournaments, titles }) => (
              <LinkListItem
                key={id}
                to={paths.player(id)}
                note={[
                  counted(tournaments, 'torneo', 'torneos'),
                  titles === 0 ? '' : counted(titles, 'título', 'títulos'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              >
                {nickname}
              </LinkListItem>
            ))}
          </LinkList>
        </section>
      )}
    </div>
  );
}
