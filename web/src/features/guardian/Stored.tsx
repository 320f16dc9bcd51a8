import { type GuardianView, limits, playersOf, requestedChanges } from '@arena/domain';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Fact } from '#ui/layout/Fact.tsx';
import styles from './Guardian.module.css';

const line = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ');

/** All stored data of the player, with purpose and retention. */
export function StoredAnswer({ view: { data, erasedBy, year } }: { view: GuardianView }) {
  const zone = useViewerZone();
  const { fullName, email, phone, team, guardian, questions, answers, hasOrigin, createdAt } = data;
  const players = playersOf(data).map(({ nickname, freeFireId }) => line(nickname, `ID ${freeFireId}`));
  const until =
    erasedBy === null
      ? `${limits.contactRetentionDays} días después del torneo`
      : `el ${dayAndClockIn(erasedBy, zone)}`;
  return (
    <section className={styles.part}>
      <h2>Qué guardamos y para qué</h2>
      <dl className={styles.facts}>
        <Fact term="Nombre, correo y teléfono" why="Para avisarle y entregarle un premio.">
          {[fullName, email, phone].join('\n')}
        </Fact>
        <Fact
          term={team === null ? 'Apodo e ID de Free Fire' : `Equipo ${team.name}`}
          why="Para saber quién juega. El apodo se ve en los resultados, el ID no."
        >
          {players.join('\n')}
        </Fact>
        {requestedChanges(data).map(({ before, after }) => (
          <Fact key={before + after} term="Cambio que pidió" why="Para que el equipo lo acepte o no.">
            {before} → {after}
          </Fact>
        ))}
        {questions.map(({ id, text }) => (
          <Fact key={id} term={text} why="El equipo lo pregunta para organizar el torneo.">
            {[answers[id] ?? []].flat().join(', ') || 'Sin respuesta'}
          </Fact>
        ))}
        {guardian === null ? null : (
          <Fact term="Tu nombre y tu contacto" why="Para pedirte permiso y por si hay un premio.">
            {line(guardian.name, guardian.contact)}
          </Fact>
        )}
        <Fact term="Cuándo se inscribió" why="Para respetar el orden de llegada.">
          {dayAndClockIn(createdAt, zone)}
        </Fact>
        {year === null ? null : (
          <Fact
            term="Tu permiso de un año"
            why="Para no preguntarte en cada torneo. Se borra al año, o si borras todo."
          >
            La fecha, con códigos de su ID y de tu contacto
          </Fact>
        )}
        {hasOrigin ? (
          <Fact term="Su conexión" why="Para frenar envíos automáticos. Se borran al terminar el torneo.">
            Códigos creados con su dirección IP
          </Fact>
        ) : null}
      </dl>
      <p>Solo lo ven los organizadores. Se borra solo a más tardar {until}.</p>
    </section>
  );
}
