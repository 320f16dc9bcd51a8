import { changesBetween } from '@arena/domain';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import type { ResultState } from '../result-state.ts';
import { ChangeList } from './ChangeList.tsx';

interface Props {
  news: NonNullable<ResultState['news']>;
  nameOf: (entryId: string) => string;
  onClose: () => void;
}

/** Somebody else stored another result where nothing was being entered here: that it is so, and what differs. */
export function NewsNotice({ news: { before, after }, nameOf, onClose }: Props) {
  const isFirst = before.length === 0;
  return (
    <Notice
      tone="warning"
      action={
        <Button look="quiet" onClick={onClose}>
          Entendido
        </Button>
      }
    >
      {isFirst ? (
        <p>Alguien más acaba de anotar este resultado. Ya lo ves aquí.</p>
      ) : (
        <>
          <p>Alguien más cambió este resultado. Ya ves su versión:</p>
          <ChangeList changes={changesBetween(before, after.rows)} nameOf={nameOf} />
        </>
      )}
    </Notice>
  );
}
