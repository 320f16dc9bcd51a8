import { canWait, isFull, type PublicTournament, refusalOf, shortDateText } from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import { useItemsNow } from '#lib/time/clock.ts';
import { clockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { LinkList, LinkListItem } from '#ui/layout/LinkList.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';

/** Registration without a given tournament: lists those with open registration or an open waiting list. */
export function ChooseTournament({ tournaments }: { tournaments: readonly PublicTournament[] }) {
  const open = useItemsNow(tournaments, (now) =>
    tournaments.filter((each) => refusalOf(each, now) === null || canWait(each, now)),
  );
  const zone = useViewerZone();
  if (open.length === 0) {
    return (
      <EmptyState
        title="Sin inscripciones abiertas"
        figure="0"
        unit="torneos"
        actions={<ButtonLink to={paths.tournaments()}>Ver torneos</ButtonLink>}
      >
        <p>En este momento ningún torneo recibe inscripciones. Mira cuándo abre el próximo.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <PageTitle title="Elige tu torneo" />
      <LinkList>
        {open.map((each) => (
          <LinkListItem
            key={each.id}
            to={paths.register(each.id)}
            note={
              <>
                {isFull(each) ? 'Lista de espera, ' : null}
                {shortDateText(each.date, zone)} {clockIn(each.date, zone)}
              </>
            }
          >
            {each.name}
          </LinkListItem>
        ))}
      </LinkList>
    </>
  );
}
