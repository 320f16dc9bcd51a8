import { pushSupport } from '#lib/push/push.ts';
import { useStored } from '#lib/storage/live.ts';
import { NoticesButton, type NoticesProps } from '#ui/notices/NoticesButton.tsx';
import styles from './MyRegistration.module.css';

/** Notices on this phone: buttons to turn them on and off, or why they aren't available. */
export function NoticesPart(own: NoticesProps) {
  const support = useStored(pushSupport, 'none');
  if (support === 'none') return null;
  return (
    <section className={styles.part}>
      <h2>Avisos en este teléfono</h2>
      {support === 'install' ? (
        <p>
          En iPhone, primero pon el sitio en tu pantalla de inicio: toca «Compartir» y «Agregar a inicio». Copia tu
          enlace aquí abajo, abre el sitio desde ahí y pégalo en «Mi lugar».
        </p>
      ) : (
        <p>
          Te avisamos cuando te aprueben, cuando toque confirmar, cuando salga el código de tu sala y cuando haya
          resultados. De noche, solo lo que no puede esperar.
        </p>
      )}
      {support === 'denied' ? (
        <p>Bloqueaste los avisos de este sitio: permítelos en los ajustes del navegador.</p>
      ) : null}
      {support === 'ready' ? <NoticesButton {...own} /> : null}
    </section>
  );
}
