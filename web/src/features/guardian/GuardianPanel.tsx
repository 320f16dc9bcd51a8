import { type GuardianView, limits } from '@arena/domain';
import { useState } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { call } from '#lib/calls/api.ts';
import { removeIfPresent } from '#lib/calls/remove-if-present.ts';
import { useLinkQuery } from '#lib/query/use-link-query.ts';
import { longDateIn } from '#lib/time/format-date.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { LinkLoading } from '#ui/layout/LinkLoading.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { LastUpdated } from '#ui/loading/LastUpdated.tsx';
import { GuardianAnswer } from './Answer.tsx';
import styles from './Guardian.module.css';
import { StoredAnswer } from './Stored.tsx';
import { YearPart } from './YearPart.tsx';

interface Props {
  token: string;
  /** Called once the link is invalid: revoked, or its data erased here. */
  onEnd: (why: 'gone' | 'erased') => void;
}

/** A short summary of the request, so that the buttons below are visible without scrolling. */
function Asking({ view: { data, tournament } }: { view: GuardianView }) {
  return (
    <p className="lead">
      {data.fullName} quiere jugar {tournament?.name ?? 'un torneo que ya no está publicado'}, de Free Fire. Dijo que
      tiene menos de {limits.adultAge} años y que eres su mamá, su papá o su tutor.
    </p>
  );
}

function TournamentPart({ tournament }: { tournament: NonNullable<GuardianView['tournament']> }) {
  return (
    <section className={styles.part}>
      <h2>El torneo</h2>
      <p>{tournament.name}: un torneo de Free Fire de una comunidad de jugadores.</p>
      <p>
        <LocalTime instant={tournament.date} write={longDateIn} />
      </p>
      <div className="beside gap-3">
        <ButtonLink look="secondary" to={paths.tournament(tournament.id)}>
          Ver el torneo
        </ButtonLink>
      </div>
    </section>
  );
}

interface ErasingProps extends Props {
  isIn: boolean;
  isRefused: boolean;
  hasPrize: boolean;
}

function Erasing({ token, isIn, isRefused, hasPrize, onEnd }: ErasingProps) {
  const [wasTried, setTried] = useState(false);
  const erase = async () => {
    setTried(true);
    const send = () => call('POST /guardians/erase', { body: { token } });
    await (wasTried ? removeIfPresent('link_not_found', send) : send());
    onEnd('erased');
  };
  return (
    <section className={styles.part}>
      <h2>Borrar todo</h2>
      <p>Puedes borrar sus datos y los tuyos ahora mismo, sin dar explicaciones.</p>
      <div className="beside gap-3">
        <ConfirmButton
          title="¿Borras todos los datos?"
          action="Borrar todos los datos"
          cancel="Conservarlos"
          onConfirm={erase}
        >
          {hasPrize ? (
            <p>
              <strong>Tiene un premio por recibir:</strong> si borras sus datos, no podremos entregárselo.
            </p>
          ) : null}
          <p>No se puede deshacer:</p>
          <ul className={styles.list}>
            {isIn ? <li>Sale del torneo y su cupo queda libre.</li> : null}
            <li>Se borra su inscripción, y también tu nombre y tu contacto.</li>
            <li>Si ya jugó, los resultados se quedan con su apodo.</li>
            {isRefused ? (
              <li>Para este torneo queda tu negativa, sin nombres ni ID: otra inscripción no la deshace.</li>
            ) : null}
            <li>Este enlace y el del jugador dejan de servir.</li>
          </ul>
          <p>Las copias de seguridad guardan lo borrado hasta {limits.backupRetentionDays} días más.</p>
        </ConfirmButton>
      </div>
    </section>
  );
}

const guardianQuery = (token: string) => ({
  queryKey: ['guardian', token],
  queryFn: () => call('POST /guardians/read', { body: { token } }),
});

export function GuardianPanel({ token, onEnd }: Props) {
  const reading = useLinkQuery({
    query: guardianQuery(token),
    pace: () => limits.registrationPolling.else,
    onGone: () => onEnd('gone'),
  });
  const { data: view, refresh } = reading;
  return (
    <div className="below gap-5">
      <header>
        <p className="muted lead">Para su mamá, su papá o su tutor</p>
        <PageTitle title="Permiso para jugar" />
      </header>
      <LastUpdated reading={reading} what="la respuesta" onRefresh={() => void refresh()} />
      {view === null && reading.error === null ? <LinkLoading label="Cargando…" /> : null}
      {view === null ? null : (
        <>
          <Asking view={view} />
          <GuardianAnswer token={token} view={view} onChanged={refresh} />
          {view.year === null ? null : <YearPart token={token} year={view.year} onChanged={refresh} />}
          {view.tournament === null ? null : <TournamentPart tournament={view.tournament} />}
          <StoredAnswer view={view} />
          <Erasing
            token={token}
            isIn={view.data.rights.leave}
            isRefused={view.consent?.given === false}
            hasPrize={view.hasPrize}
            onEnd={onEnd}
          />
        </>
      )}
    </div>
  );
}
