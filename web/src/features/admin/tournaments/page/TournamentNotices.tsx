import {
  chatName,
  communityZone,
  limits,
  type NoticeSummary,
  noticePlan,
  noticeText,
  type Tournament,
} from '@arena/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths } from '#lib/addresses/paths.ts';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';
import { whatsAppText } from '#lib/sharing/share.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { Note, Title } from '#ui/layout/Layout.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { LoadedView } from '#ui/loading/LoadedView.tsx';
import { noticeEventLabel } from '#ui/notices/notice-event-label.ts';
import styles from './TournamentSummary.module.css';

type Named = Pick<Tournament, 'id' | 'name'>;

const WITH_TABLE = ['drawn', 'table', 'champion'];

/** Writes the message of an event for a group chat, with its link. */
function messageOf({ event }: NoticeSummary, { id, name }: Named): string {
  const { title, body } = noticeText(event, { tournament: chatName(name), until: null, count: null }, communityZone);
  const path = WITH_TABLE.includes(event) ? paths.standings(id) : paths.tournament(id);
  return `*${title}*\n${body}\n${window.location.origin}${path}`;
}

function deliveryWords({ event, waiting, sent, opened, failed }: NoticeSummary): string {
  const isForPhones = noticePlan[event].channels.includes('push');
  const words = [
    sent === 0 && waiting === 0 && failed === 0
      ? 'sin destinatarios'
      : `${sent} ${sent === 1 ? 'enviado' : 'enviados'}`,
    isForPhones && sent > 0 ? `${opened} ${opened === 1 ? 'abierto' : 'abiertos'}` : '',
    failed > 0 ? `${failed} ${failed === 1 ? 'fallido' : 'fallidos'}` : '',
    waiting > 0 ? 'se sigue intentando' : '',
  ];
  return words.filter((word) => word !== '').join(' · ');
}

function Row({ notice, tournament }: { notice: NoticeSummary; tournament: Named }) {
  const { event, at, sent, waiting } = notice;
  const isUntold = noticePlan[event].audience === 'channels' && sent === 0 && waiting === 0;
  return (
    <li className={styles.date}>
      <span>{noticeEventLabel[event]}</span>
      <Note as="span">
        <LocalTime instant={at} write={dayAndClockIn} /> · {deliveryWords(notice)}
        {isUntold ? (
          <>
            {' · '}
            <a href={whatsAppText(messageOf(notice, tournament))} target="_blank" rel="noreferrer">
              Mandar por WhatsApp
            </a>
          </>
        ) : null}
      </Note>
    </li>
  );
}

const noticesQuery = (tournamentId: string) =>
  queryOptions({
    queryKey: ['the notices', tournamentId],
    queryFn: () => authorizedCall('GET /notices', { query: { tournamentId } }),
    ...refetchOnOpen,
    refetchInterval: limits.adminListRefresh,
  });

/** Notices of a tournament: event, time, and number of recipients. */
export function TournamentNotices({ tournament }: { tournament: Named }) {
  const query = useQuery(noticesQuery(tournament.id));
  return (
    <>
      <Title size="sign">Lo que avisamos</Title>
      <LoadedView query={query} loading="Cargando avisos…">
        {({ notices }) =>
          notices.length === 0 ? (
            <Note size="text">Todavía no se ha avisado nada de este torneo.</Note>
          ) : (
            <ul className={styles.dates} aria-label="Avisos enviados">
              {notices.slice(0, limits.webhook.shown).map((notice) => (
                <Row key={`${notice.event} ${notice.at}`} notice={notice} tournament={tournament} />
              ))}
            </ul>
          )
        }
      </LoadedView>
    </>
  );
}
