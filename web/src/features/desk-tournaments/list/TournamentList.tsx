import { counted, type Tournament } from '@arena/domain';
import { type ReactNode, useState } from 'react';
import { deskPath } from '../../../lib/addresses/desk-paths.ts';
import { type DeskTournament, tournamentList } from '../../../lib/calls/desk-tournaments.ts';
import { useScreenText } from '../../../lib/storage/screen-text.ts';
import { useMinute } from '../../../lib/time/use-minute.ts';
import { NewDraftNotice } from '../../../ui/editing/NewDraftNotice.tsx';
import { Chips } from '../../../ui/fields/Chips.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { EmptyNote } from '../../../ui/layout/EmptyNote.tsx';
import { ReadPlace } from '../../../ui/loading/ReadPlace.tsx';
import { RowsLoading } from '../../../ui/loading/RowsLoading.tsx';
import { PublishedNotice } from '../deeds/PublishedNotice.tsx';
import { drafts } from '../storing.ts';
import { arrange, countStages, type StageFilter } from './arrange.ts';
import { TournamentRow } from './TournamentRow.tsx';

const stages: readonly { value: StageFilter; label: string }[] = [
  { value: 'all', label: 'Todos' },
  { value: 'published', label: 'Publicados' },
  { value: 'scheduled', label: 'Programados' },
  { value: 'draft', label: 'Borradores' },
  { value: 'finished', label: 'Terminados' },
];

function foundText(count: number): string {
  return count === 0 ? 'Ninguno' : counted(count, 'torneo', 'torneos');
}

interface Props {
  /** Shows the places of a tournament as the public sees them. */
  ring: (tournament: Tournament) => ReactNode;
}

function Rows({ all, ring }: Props & { all: readonly DeskTournament[] }) {
  const [query, setQuery] = useScreenText('query', '');
  const [kept, setStage] = useScreenText('stage', 'all');
  const stage = stages.find(({ value }) => value === kept)?.value ?? 'all';
  const now = useMinute();
  const [unsaved] = useState(drafts.ids);
  const counts = countStages(all, now);
  const shown = arrange(all, { query, stage }, now);
  return (
    <>
      <div className="below gap-3">
        <SearchField
          label="Buscar torneos"
          placeholder="Nombre, mapa o modo"
          query={query}
          onChange={setQuery}
          found={query.trim() === '' ? '' : foundText(shown.length)}
        />
        <Chips
          label="Mostrar"
          options={stages.map((each) => ({ ...each, count: counts[each.value] }))}
          value={stage}
          onChange={setStage}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyNote>
          {all.length === 0
            ? 'Todavía no hay torneos. Crea el primero: empieza como borrador y nadie lo ve hasta que lo publiques.'
            : 'Ningún torneo coincide. Prueba con otra palabra o con otro filtro.'}
        </EmptyNote>
      ) : (
        <ul className="cards" aria-label="Torneos">
          {shown.map((tournament) => (
            <TournamentRow
              key={tournament.id}
              tournament={tournament}
              now={now}
              isUnsaved={unsaved.includes(tournament.id)}
              ring={ring(tournament)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** The organisers' list of tournaments: found, filtered, fresh, each with what can be done with it. */
export function TournamentList({ ring }: Props) {
  return (
    <div className="below gap-5">
      <PublishedNotice />
      <NewDraftNotice
        drafts={drafts}
        nameOf={({ name }) => name}
        thing="un torneo"
        it="lo"
        to={deskPath('newTournament')}
      />
      <ReadPlace
        kept={tournamentList}
        loading={<RowsLoading label="Cargando torneos…" className="below gap-3" count={4} height="high" />}
      >
        {(all) => <Rows all={all} ring={ring} />}
      </ReadPlace>
    </div>
  );
}
