import { ApiError } from '../../lib/api.ts';
import { FieldsGroup } from '../../ui/FieldsGroup.tsx';
import { LoadedPlace } from '../../ui/LoadedPlace.tsx';
import { PreviewPlace } from '../../ui/PreviewPlace.tsx';
import { ConflictToTry, EditorToTry, SortingToTry } from './DeskToTry.tsx';
import type { Sample } from './sample.ts';

const gone = {
  code: 'not_found',
  text: 'Ya no existe: alguien lo eliminó.',
  href: '/dev/ui',
  label: 'Ver todos',
} as const;
const failed = (code: 'not_found' | 'connection', text: string) => new ApiError(text, { code, status: 404 });
const loadedProps = { onRetry: () => undefined, loading: 'Cargando…', gone };

/** Primitives of which the organisers' desk is made. */
export const desk: readonly Sample[] = [
  { name: 'ConflictDialog', states: [{ state: 'closed', shown: <ConflictToTry /> }] },
  { name: 'EditorFrame', states: [{ state: 'restored', shown: <EditorToTry /> }] },
  {
    name: 'FieldsGroup',
    states: [{ state: 'titled', shown: <FieldsGroup title="Lo esencial">Controles</FieldsGroup> }],
  },
  {
    name: 'LoadedPlace',
    states: [
      {
        state: 'loading',
        shown: (
          <LoadedPlace {...loadedProps} loaded={{ state: 'loading' }}>
            {() => null}
          </LoadedPlace>
        ),
      },
      {
        state: 'failed',
        shown: (
          <LoadedPlace
            {...loadedProps}
            loaded={{
              state: 'failed',
              error: failed('connection', 'Error de conexión. Verifica tu conexión a internet.'),
            }}
          >
            {() => null}
          </LoadedPlace>
        ),
      },
      {
        state: 'gone',
        shown: (
          <LoadedPlace {...loadedProps} loaded={{ state: 'failed', error: failed('not_found', 'No existe.') }}>
            {() => null}
          </LoadedPlace>
        ),
      },
    ],
  },
  {
    name: 'PreviewPlace',
    states: [{ state: 'with text', shown: <PreviewPlace className={undefined}>Vista previa</PreviewPlace> }],
  },
  { name: 'SortHandle', states: [{ state: 'of rows', shown: <SortingToTry /> }] },
];
