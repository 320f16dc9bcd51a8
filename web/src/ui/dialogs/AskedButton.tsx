import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { OpenedPart } from './OpenedPart.tsx';
import type { Question } from './Question.tsx';

const loadQuestion = async () => ({ default: (await import('./Question.tsx')).Question });

interface Props extends Omit<ComponentProps<typeof Question>, 'action' | 'onClose'> {
  /** What is done, as both buttons say it. */
  action: string;
  children: ReactNode;
}

/** A button of what can't be undone: asks first, with a question whose code comes when it is asked. */
export function AskedButton({ action, work, ...question }: Props) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const workAndClose = async () => {
    await work();
    close();
  };
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {action}
      </Button>
      {isAsking ? (
        <OpenedPart load={loadQuestion} onClose={close}>
          {(Part) => <Part {...question} action={action} work={workAndClose} onClose={close} />}
        </OpenedPart>
      ) : null}
    </>
  );
}
