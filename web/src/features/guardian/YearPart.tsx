import { type CoveredRegistration, longDateText, registrationStatusLabel, type YearConsent } from '@arena/domain';
import { call } from '#lib/calls/api.ts';
import { dayWithYearIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import styles from './Guardian.module.css';

interface Props {
  token: string;
  year: YearConsent;
  /** Refetches after a change. */
  onChanged: () => Promise<void>;
}

type End = (id?: string) => Promise<void>;

function Covered({ covered: { id, tournament, status, canRefuse }, end }: { covered: CoveredRegistration; end: End }) {
  const zone = useViewerZone();
  const name = tournament?.name ?? 'Un torneo que ya no está publicado';
  const date = tournament?.date ?? null;
  return (
    <li className={styles.covered}>
      <p>
        <strong>{name}</strong>
        <br />
        <span className="muted">
          {[date === null ? '' : longDateText(date, zone), registrationStatusLabel[status]].filter(Boolean).join(' · ')}
        </span>
      </p>
      {canRefuse ? (
        <ConfirmButton
          title={`¿Lo retiras de ${name}?`}
          action="Retirar de este torneo"
          cancel="Volver"
          onConfirm={() => end(id)}
        >
          <p>
            Sale del torneo en este momento y su cupo lo puede tomar otra persona. También termina tu permiso de un año.
          </p>
          <p>Si cambias de idea, escríbele al equipo.</p>
        </ConfirmButton>
      ) : null}
    </li>
  );
}

/** The yes for a year, the other registrations that it covers, and the ways to end it. */
export function YearPart({ token, year: { until, ended, others }, onChanged }: Props) {
  const zone = useViewerZone();
  const end: End = async (id) => {
    await call('POST /guardians/end', { body: { token, ...(id === undefined ? {} : { id }) } });
    await onChanged();
  };
  return (
    <section className={styles.part}>
      <h2>Tu permiso de un año</h2>
      <p>
        {ended
          ? 'Ya terminó: para el próximo torneo te preguntamos otra vez.'
          : `Vale hasta el ${dayWithYearIn(until, zone)} para sus otros torneos aquí, con el mismo ID y tu mismo contacto.`}
      </p>
      {others.length === 0 ? null : (
        <>
          <p>Con él también se inscribió en:</p>
          <ul className={styles.covers}>
            {others.map((covered) => (
              <Covered key={covered.id} covered={covered} end={end} />
            ))}
          </ul>
        </>
      )}
      {ended ? null : (
        <div className="beside gap-3">
          <ConfirmButton
            title="¿Terminas tu permiso de un año?"
            action="Terminar el permiso de un año"
            cancel="Conservarlo"
            onConfirm={() => end()}
          >
            <p>Para el próximo torneo te preguntamos otra vez. De los torneos en los que ya está no sale.</p>
          </ConfirmButton>
        </div>
      )}
    </section>
  );
}
