import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import styles from '../Standings.module.css';
import { useShown } from '../standings-context.ts';
import { parts } from './parts.ts';
import { Recalculation } from './Recalculation.tsx';

/** Links to the data, and a button to recompute them. */
export function DataPart() {
  const { file } = useShown();
  const address = paths.standings(file.tournament.id);
  return (
    <section className="below gap-4" id={parts.data.id} data-part={parts.data.id}>
      <div className={styles.partHead}>
        <h2>{parts.data.title}</h2>
        <p>Todo lo que ves aquí, para hacer tus propias cuentas.</p>
      </div>
      <Recalculation />
      <p className={styles.files}>
        <a className="touch" href={`${address}.csv`}>
          Hoja de cálculo (CSV)
        </a>
        <a className="touch" href={`${address}${file.lobby === undefined ? '' : '-all'}.json`}>
          Datos completos (JSON)
        </a>
        <Link className="touch" to={paths.prizes()}>
          Premios: de quién es cada uno y si ya llegó
        </Link>
        <a className="touch" href={paths.stream(file.tournament.id)}>
          Tabla para transmisiones (OBS)
        </a>
      </p>
    </section>
  );
}
