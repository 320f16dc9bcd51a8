import { exchangesOf, isCounted, type Match, type Stage } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { soonIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/fields/Chips.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Inline, Note, Panel, Stack, Title } from '#ui/layout/Layout.tsx';
import { entriesText, matchesText, matchName, matchStateText } from '#ui/texts/competition-texts.ts';
import { mayPlan, type Planned, useCompetition, useCompetitionAdmin } from '../competition-context.ts';
import { ImportButton, UnconfirmedNote } from '../entries/ImportButton.tsx';
import { MutationButton } from '../MutationDialog.tsx';
import { CloseDialog } from '../tables/CloseDialog.tsx';
import { DrawDialog } from '../tables/DrawDialog.tsx';
import { ShareTable } from '../tables/ShareDialogs.tsx';
import { groupsDrawn, oversizedGroupsText } from '../tables/stage-previews.ts';
import styles from './MatchDay.module.css';
import { MatchRoomStep } from './MatchRoom.tsx';
import type { DeskStep, MatchesStep, MatchStep as MatchStepOf } from './next-step.ts';
import { RoomDialog } from './RoomDialog.tsx';

interface CardProps {
  over: string;
  /** A large number, if the step has one. */
  figure?: string;
  title: string;
  facts?: string;
  children: ReactNode;
}

/** The card of the next step. */
function Card({ over, figure, title, facts, children }: CardProps) {
  const id = useId();
  return (
    <Panel as="section" gap={3} pad={4} className={styles.next} aria-labelledby={id}>
      <Note>{over}</Note>
      <Inline gap={4} align="center" unbroken>
        {figure === undefined ? null : (
          <span className={styles.figure} aria-hidden="true">
            {figure}
          </span>
        )}
        <Stack gap={1} className={styles.what}>
          <Title id={id} size="name">
            {title}
          </Title>
          {facts ? <Note size="text">{facts}</Note> : null}
        </Stack>
      </Inline>
      <Stack gap={3}>{children}</Stack>
    </Panel>
  );
}

/** The dialog opened from a card; it stays open, with its values, while the competition changes. */
type Opened =
  | { dialog: 'draw'; stage: Stage }
  | { dialog: 'close'; stage: Stage }
  /** `key` identifies the shared table if the match day waits for sharing it. */
  | { dialog: 'share'; stage: Stage; key: string | null }
  | { dialog: 'room'; match: Match; name: string };

type Open = (opened: Opened) => void;

interface Props {
  step: DeskStep;
  onShared: (key: string) => void;
}

function ImportStep() {
  const { tournament } = useCompetitionAdmin();
  const { stages } = useCompetition().competition;
  const navigate = useNavigate();
  const openEntries = () => void navigate(adminPath('competition', { id: tournament.id, part: 'entries' }));
  const said = ({ entries, competition }: CompetitionView) =>
    entries.length === 0
      ? 'Todavía no hay inscripciones aprobadas.'
      : `Listo: ${entriesText(entries.length, competition.teamSize)}.`;
  return (
    <Card over={stages[0]?.name ?? ''} title="¿Quiénes juegan?" facts="El plan está listo">
      <ImportButton wide said={said}>
        Agregar a los aprobados
      </ImportButton>
      <UnconfirmedNote />
      <Button look="quiet" wide onClick={openEntries}>
        Agregar a mano
      </Button>
    </Card>
  );
}

interface StageStepProps {
  stage: Stage;
  onOpen: Open;
}

function DrawStep({ stage, onOpen }: StageStepProps) {
  const planned = useCompetition();
  const able = planned.entries.filter(({ status }) => status === 'active').length;
  const isOnly = stage.groups.length === 1;
  const crowded = oversizedGroupsText(planned, groupsDrawn(planned, stage, 'registration'));
  return (
    <Card
      over={stage.name}
      figure={String(able)}
      title={isOnly ? 'Por entrar a la sala' : 'Sortear los grupos'}
      facts={
        isOnly
          ? 'La lista de la sala está vacía'
          : `${entriesText(able, planned.competition.teamSize)} en ${stage.groups.length} grupos`
      }
    >
      {crowded === null ? null : <Notice tone="warning">{crowded}</Notice>}
      <Button wide onClick={() => onOpen({ dialog: 'draw', stage })}>
        {isOnly ? 'Poner a todos en la sala' : 'Sortear'}
      </Button>
    </Card>
  );
}

/** 'Final · 2 de 6 oficiales'; for a match with its group, if there are several. */
function progressText({ matches, isOff }: Planned, stage: Stage, match?: Match): string {
  const group = stage.groups.length > 1 ? stage.groups.find(({ id }) => id === match?.groupId) : undefined;
  const own = matches.filter((one) => one.stageId === stage.id && !isOff(one));
  const official = own.filter(({ state }) => state === 'official').length;
  return [stage.name, group?.name, `${official} de ${own.length} oficiales`].filter(Boolean).join(' · ');
}

interface MatchStepsProps {
  step: MatchesStep;
  onOpen: Open;
}

/** The next match, or the next matches of groups that play at the same time. */
function MatchSteps({ step, onOpen }: MatchStepsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { stage, beside } = step;
  const all = [step, ...beside].toSorted((a, b) => groupIndex(stage, a.match) - groupIndex(stage, b.match));
  const shown = all.find(({ match }) => match.id === chosen) ?? step;
  return (
    <>
      {beside.length === 0 ? null : (
        <Chips
          label="Grupo"
          options={all.map(({ match }) => ({
            value: match.id,
            label: stage.groups[groupIndex(stage, match)]?.name ?? '',
          }))}
          value={shown.match.id}
          onChange={setChosen}
        />
      )}
      <MatchStep key={`${shown.match.id}/${shown.do}`} step={shown} stage={stage} onOpen={onOpen} />
    </>
  );
}

function groupIndex({ groups }: Stage, { groupId }: Match): number {
  return groups.findIndex(({ id }) => id === groupId);
}

interface MatchStepProps extends StageStepProps {
  step: MatchStepOf;
}

function MatchStep({ step: { do: what, match }, stage, onOpen }: MatchStepProps) {
  const planned = useCompetition();
  const { tournament } = useCompetitionAdmin();
  const zone = useViewerZone();
  const at = useServerNow((now) => soonIn(match.startsAt, zone, now));
  const name = matchName(match, stage);
  const path = adminPath('match', { id: tournament.id, matchId: match.id });
  const waitsFor =
    what === 'second' ? 'Lo anotaste tú: lo confirma otra persona del equipo' : matchStateText[match.state].label;
  return (
    <Card
      over={progressText(planned, stage, match)}
      figure={String(match.number)}
      title={`Partida ${match.number}`}
      facts={[match.map, at, waitsFor].filter(Boolean).join(' · ')}
    >
      {what === 'play' ? (
        <MatchRoomStep match={match} name={name} onWrite={() => onOpen({ dialog: 'room', match, name })} />
      ) : null}
      {what === 'enter' ? (
        <ButtonLink wide to={path}>
          Anotar el resultado
        </ButtonLink>
      ) : null}
      {what === 'official' && exchangesOf(planned, match.id).length === 0 ? (
        <MutationButton
          wide
          work={(calls) => calls.setState(match, 'official')}
          said={`${name}: el resultado ya es oficial.`}
        >
          Hacerlo oficial
        </MutationButton>
      ) : null}
      {what === 'official' || what === 'second' ? (
        <ButtonLink look="secondary" wide to={path}>
          Revisar el resultado
        </ButtonLink>
      ) : null}
    </Card>
  );
}

interface ShareStepProps {
  step: Extract<DeskStep, { do: 'share' }>;
  onShared: (key: string) => void;
  onOpen: Open;
}

function ShareStep({ step: { stage, match, key }, onShared, onOpen }: ShareStepProps) {
  const planned = useCompetition();
  return (
    <Card
      over={progressText(planned, stage)}
      figure={String(match.number)}
      title="Ya es oficial"
      facts={`${matchName(match, stage)}: los jugadores esperan la tabla`}
    >
      <Button wide onClick={() => onOpen({ dialog: 'share', stage, key })}>
        Compartir la tabla
      </Button>
      <Button look="quiet" wide onClick={() => onShared(key)}>
        Seguir sin compartir
      </Button>
    </Card>
  );
}

function CloseStep({ stage, onOpen }: StageStepProps) {
  const planned = useCompetition();
  const isLast = planned.competition.stages.at(-1)?.id === stage.id;
  const label = isLast ? 'Terminar la competencia' : 'Cerrar la fase';
  return (
    <Card
      over={progressText(planned, stage)}
      title="Todo jugado"
      facts={isLast ? 'Falta cerrar y nombrar al campeón' : 'Falta ver quién avanza'}
    >
      <Button wide onClick={() => onOpen({ dialog: 'close', stage })}>
        {label}
      </Button>
    </Card>
  );
}

const adminsWork = {
  import: 'Falta agregar a los aprobados',
  draw: 'Falta armar los grupos',
  close: 'Todo jugado: falta cerrar la fase',
} as const;

/** A step that only admins can do, as shown to a scorer. */
function AdminsStep({ stage, work }: { stage: Stage | undefined; work: keyof typeof adminsWork }) {
  return (
    <Card over={stage?.name ?? ''} title={adminsWork[work]}>
      <Note size="text">Lo hace un admin. Aquí sale lo siguiente en cuanto esté.</Note>
    </Card>
  );
}

function Finished({ onOpen }: { onOpen: Open }) {
  const planned = useCompetition();
  const table = planned.tables.at(-1);
  const champions = planned.places.filter(({ place }) => place === 1);
  const played = planned.matches.filter(isCounted).length;
  return (
    <Card
      over={champions.length > 1 ? 'Campeones' : 'Campeón'}
      figure="1"
      title={champions.map(({ entryId }) => planned.nameOf(entryId)).join(' y ') || 'Sin resultados'}
      facts={`${matchesText(played)}, ${entriesText(planned.entries.length, planned.competition.teamSize)}`}
    >
      {table === undefined ? null : (
        <Button wide onClick={() => onOpen({ dialog: 'share', stage: table.stage, key: null })}>
          Compartir la tabla final
        </Button>
      )}
    </Card>
  );
}

function Step({ step, onShared, onOpen }: Props & { onOpen: Open }) {
  const { stages } = useCompetition().competition;
  if (!mayPlan() && (step.do === 'import' || step.do === 'draw' || step.do === 'close')) {
    const stage = 'stage' in step ? step.stage : stages[0];
    return <AdminsStep stage={stage} work={step.do} />;
  }
  switch (step.do) {
    case 'import':
      return <ImportStep />;
    case 'draw':
      return <DrawStep stage={step.stage} onOpen={onOpen} />;
    case 'share':
      return <ShareStep step={step} onShared={onShared} onOpen={onOpen} />;
    case 'close':
      return <CloseStep stage={step.stage} onOpen={onOpen} />;
    case 'finished':
      return <Finished onOpen={onOpen} />;
    default:
      return <MatchSteps key={`${step.match.id}/${step.do}`} step={step} onOpen={onOpen} />;
  }
}

interface OpenedDialogProps {
  opened: Opened;
  onShared: (key: string) => void;
  onClose: () => void;
}

function OpenedDialog({ opened, onShared, onClose }: OpenedDialogProps) {
  const { tables } = useCompetition();
  if (opened.dialog === 'room') return <RoomDialog match={opened.match} name={opened.name} onClose={onClose} />;
  const table = tables.find(({ stage }) => stage.id === opened.stage.id);
  const stage = table?.stage ?? opened.stage;
  if (opened.dialog === 'draw') return <DrawDialog stage={stage} onClose={onClose} />;
  if (opened.dialog === 'close') return <CloseDialog stage={stage} onClose={onClose} />;
  if (table === undefined) return null;
  const { key } = opened;
  const shared = () => {
    if (key === null) return;
    onShared(key);
    onClose();
  };
  return <ShareTable table={table} onClose={onClose} onShared={shared} />;
}

/** The next step with its button and its dialog. */
export function NextStepCard({ step, onShared }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Step step={step} onShared={onShared} onOpen={setOpened} />
      {opened === null ? null : <OpenedDialog opened={opened} onShared={onShared} onClose={close} />}
    </>
  );
}
