import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';
import type { Revised } from '#lib/editing/drafts.ts';
import { type Beginning, type Editable, useEditingStart } from '#lib/editing/drafts.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';
import { LoadedView } from '../loading/LoadedView.tsx';

interface Props<Values, Thing extends Revised> extends Pick<ComponentProps<typeof LoadedView>, 'loading' | 'gone'> {
  editable: Editable<Values, Thing>;
  /** Null for a new record. */
  id: string | null;
  /** Renders the editor with its initial state. */
  children: (beginning: Beginning<Values, Thing>) => ReactNode;
}

function Begun<Values, Thing extends Revised>({
  editable,
  current,
  children,
}: Pick<Props<Values, Thing>, 'editable' | 'children'> & { current: Thing | null }) {
  const { key, beginning } = useEditingStart(editable, current);
  return <Fragment key={key}>{children(beginning)}</Fragment>;
}

/** The editor of a record, loaded by id, or of a new one. */
export function EditorLoader<Values, Thing extends Revised>(props: Props<Values, Thing>) {
  const { editable, id, loading, gone, children } = props;
  const [opened] = useState(() => crypto.randomUUID());
  const query = useQuery({
    queryKey: ['an edited thing', opened, id],
    queryFn: async () => (id === null ? null : await editable.storage.read(id)),
    ...refetchOnOpen,
  });
  return (
    <LoadedView query={query} loading={loading} gone={gone}>
      {(current) => (
        <Begun editable={editable} current={current}>
          {children}
        </Begun>
      )}
    </LoadedView>
  );
}
