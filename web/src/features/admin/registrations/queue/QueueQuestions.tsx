import type { Registration } from '@arena/domain';
import { DeleteRegistrationDialog } from '../decisions/DeleteRegistrationDialog';
import { RejectDialog } from '../decisions/RejectDialog.tsx';
import type { QueueGroups } from '../rows/use-groups.ts';
import { type Tournaments, tournamentName } from './queue.ts';
import { SeveralDialog } from './SeveralDialog.tsx';
import { rowAfter, type useQueueActions } from './use-queue-actions.ts';

interface Props {
  queueActions: ReturnType<typeof useQueueActions>;
  tournaments: Tournaments;
  groups: QueueGroups | null;
  clear: () => void;
}

/** The dialog of the open question, if there is one. */
export function QueueQuestions({ queueActions, tournaments, groups, clear }: Props) {
  const { question, ask, decide, confirm: confirmPlayers } = queueActions;
  if (question?.what === 'several') {
    const { to, registrations } = question;
    const confirm = (left: readonly Registration[]) => {
      if (to === 'rejected') return ask({ what: 'reject', registrations: left });
      if (to === 'confirmed') confirmPlayers(left);
      else decide(left, to);
      clear();
    };
    const groupOf = (id: string) => groups?.of(id) ?? { name: tournamentName(tournaments, id), when: '' };
    return (
      <SeveralDialog {...{ to, registrations, tournaments, groupOf }} onConfirm={confirm} onClose={() => ask(null)} />
    );
  }
  if (question?.what === 'reject') {
    const reject = (reason: string | null) => {
      decide(question.registrations, 'rejected', reason);
      clear();
    };
    const [first] = question.registrations;
    const next = question.goesOn && first ? () => rowAfter(first.id) : undefined;
    return (
      <RejectDialog registrations={question.registrations} next={next} onReject={reject} onClose={() => ask(null)} />
    );
  }
  if (question?.what !== 'delete') return null;
  return <DeleteRegistrationDialog registration={question.registration} onClose={() => ask(null)} />;
}
