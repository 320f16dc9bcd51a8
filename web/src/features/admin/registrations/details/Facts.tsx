import { phoneCountryName, playersOf, type Registration, reasonText, registrationStatusLabel } from '@arena/domain';
import type { ReactNode } from 'react';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import { statusTone } from '#ui/icons/tones.ts';
import { Fact } from '#ui/layout/Fact.tsx';
import { Stack, Title } from '#ui/layout/Layout.tsx';
import { sharedText } from '../arranging/marks.ts';
import { useQueue } from '../queue/queue-context.ts';
import { answersOf } from '../rows/labels.ts';
import styles from './Details.module.css';

interface Props {
  registration: Registration;
}

/** The fields and answers of a registration. */
export function Facts({ registration }: Props) {
  const { nameOf, questions } = useQueue();
  const zone = useViewerZone();
  const at = (instant: string) => dayAndClockIn(instant, zone);
  const { nickname, freeFireId, team, phone, email, createdAt, decidedAt, tournamentId } = registration;
  const reason = reasonText(registration);
  const country = phoneCountryName(phone);
  const textOf = new Map(questions.map(({ id, text }) => [id, text]));
  return (
    <Stack as="dl" gap={3} className={styles.facts}>
      <Fact term="Torneo">{nameOf(tournamentId)}</Fact>
      {nickname === '' ? null : <Fact term="Apodo en Free Fire">{nickname}</Fact>}
      <Fact term="ID de Free Fire">{freeFireId}</Fact>
      {team === null ? null : <Fact term={`Equipo ${team.name}`}>{playersText(registration)}</Fact>}
      <Fact term="Teléfono">
        <ContactLink contact={phone} />
      </Fact>
      {country === '' ? null : <Fact term="País">{country}</Fact>}
      <Fact term="Correo">
        <ContactLink contact={email} isMail />
      </Fact>
      <GuardianFact guardian={registration.guardian} />
      <Fact term="Se inscribió">{at(createdAt)}</Fact>
      {decidedAt === null ? null : <Fact term="Se resolvió">{at(decidedAt)}</Fact>}
      {reason === null ? null : <Fact term="Motivo">{reason}</Fact>}
      {answersOf(registration, [...textOf.keys()]).map(({ id, answer }) => (
        <Fact key={id} term={textOf.get(id) ?? id}>
          {answer}
        </Fact>
      ))}
    </Stack>
  );
}

function playersText(registration: Registration): string {
  return playersOf(registration)
    .map(({ nickname, freeFireId }) => [nickname, freeFireId].filter(Boolean).join(' · '))
    .join('\n');
}

function ContactLink({ contact, isMail = false }: { contact: string; isMail?: boolean }) {
  return (
    <a className="touch" href={isMail ? `mailto:${contact}` : `tel:${contact.replace(/[^\d+]/g, '')}`}>
      {contact}
    </a>
  );
}

function GuardianFact({ guardian }: { guardian: Registration['guardian'] }) {
  if (guardian === null) return null;
  return (
    <Fact term="Menor de 18: su tutor">
      {guardian.name} · <ContactLink contact={guardian.contact} isMail={guardian.contact.includes('@')} />
    </Fact>
  );
}

/** Registrations that may be of the same person. */
export function Similar({ registration }: Props) {
  const { marks, nameOf } = useQueue();
  const similar = marks.duplicates.get(registration.id) ?? [];
  if (similar.length === 0) return null;
  return (
    <DetailsSection title="Parecidas">
      <Stack as="ul" gap={3} className={styles.alikes}>
        {similar.map((each) => (
          <li key={each.registration.id}>
            <Badge tone={statusTone[each.registration.status]}>
              {registrationStatusLabel[each.registration.status]}
            </Badge>
            <span>
              {each.registration.fullName}, ID {each.registration.freeFireId}, en{' '}
              {nameOf(each.registration.tournamentId)}: {sharedText(each)}
            </span>
          </li>
        ))}
      </Stack>
    </DetailsSection>
  );
}

/** A part of the details under a heading. */
export function DetailsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <Title level={3} size="sign">
        {title}
      </Title>
      {children}
    </Stack>
  );
}
