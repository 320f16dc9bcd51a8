import { CONNECTION_LOST, errorText } from '@arena/domain';
import { ApiError } from '../../lib/calls/api.ts';
import { newDraft } from '../../lib/editing/drafts.ts';
import { NewDraftNotice } from '../../ui/editing/NewDraftNotice.tsx';
import { PreviewPlace } from '../../ui/editing/PreviewPlace.tsx';
import { FieldsGroup } from '../../ui/fields/FieldsGroup.tsx';
import { PictureControl } from '../../ui/fields/PictureControl.tsx';
import { EmptyNote } from '../../ui/layout/EmptyNote.tsx';
import { DeskPicture } from '../../ui/pictures/DeskPicture.tsx';
import { PlainPicture } from '../../ui/pictures/Picture.tsx';
import QrCode from '../../ui/sharing/QrCode.tsx';
import { OrderFailure } from '../../ui/sorting/OrderFailure.tsx';
import { LoadedPlace } from '../../ui/waiting/LoadedPlace.tsx';
import { RowsLoading } from '../../ui/waiting/RowsLoading.tsx';
import {
  AnswerKindToTry,
  ConflictToTry,
  DeletionToTry,
  EditingConflictToTry,
  EditorPlaceToTry,
  EditorToTry,
  ShareToTry,
  SortingToTry,
} from './DeskToTry.tsx';
import type { Sample } from './sample.ts';

const begun = (name: string) => ({
  drafts: { kept: () => newDraft(null, name) },
  nameOf: (values: string) => values,
  thing: 'un torneo',
  it: 'lo' as const,
  to: '/dev/ui',
});

const gone = {
  code: 'not_found',
  text: 'Ya no existe: alguien lo eliminó.',
  href: '/dev/ui',
  label: 'Ver todos',
} as const;

const failed = (code: ApiError['code'], text: string) => new ApiError(text, { code, status: 404 });
const offline = failed('connection', CONNECTION_LOST);
const unstored = { failure: offline.message, isSaving: false, retry: () => undefined, giveUp: () => undefined };
const goneAlready = failed('not_found', 'No existe.');
const found = failed('has_registrations', errorText.has_registrations);
const registrations = {
  isThere: false,
  refusal: 'has_registrations',
  action: 'Eliminar con inscripciones',
  label: 'Escribe el nombre del torneo para confirmar',
  name: 'Copa Zona Segura',
} as const;
const picture = '00000000000000000000000000000000-160x200';
const SKETCH = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 200"><rect width="160" height="200" fill="#2a1408"/><circle cx="80" cy="90" r="50" fill="none" stroke="#ff5a1f" stroke-width="8"/></svg>')}`;
const control = { label: 'Imagen del torneo', alt: 'Póster elegido', value: null, onChange: () => undefined };
const loadedProps = { onRetry: () => undefined, loading: 'Cargando…', gone };

/** Primitives of which the organisers' desk is made. */
export const desk: readonly Sample[] = [
  {
    name: 'AnswerKind',
    states: [
      { state: 'words', shown: <AnswerKindToTry type="text" /> },
      { state: 'a choice', shown: <AnswerKindToTry type="select" /> },
      {
        state: 'with a problem',
        shown: <AnswerKindToTry type="radio" problems={{ options: 'Agrega al menos una opción' }} />,
      },
    ],
  },
  { name: 'ConflictDialog', states: [{ state: 'closed', shown: <ConflictToTry /> }] },
  { name: 'EditingConflict', states: [{ state: 'closed', shown: <EditingConflictToTry /> }] },
  {
    name: 'DeletionDialog',
    states: [
      { state: 'asking', shown: <DeletionToTry /> },
      { state: 'with what goes along', shown: <DeletionToTry contents={{ ...registrations, isThere: true }} /> },
      {
        state: 'found out by the server',
        shown: (
          <DeletionToTry
            contents={registrations}
            destroy={({ force }) => (force ? Promise.resolve('Eliminado.') : Promise.reject(found))}
          />
        ),
      },
      { state: 'not known yet', shown: <DeletionToTry isKnown={false} /> },
      { state: 'busy, once confirmed', shown: <DeletionToTry destroy={() => new Promise(() => undefined)} /> },
      { state: 'failed, once confirmed', shown: <DeletionToTry destroy={() => Promise.reject(offline)} /> },
    ],
  },
  { name: 'EditorFrame', states: [{ state: 'restored', shown: <EditorToTry /> }] },
  {
    name: 'EditorPlace',
    states: [
      {
        state: 'of a new thing',
        shown: <EditorPlaceToTry of={null} gone={gone} read={() => Promise.reject(offline)} />,
      },
      {
        state: 'of one that is gone',
        shown: <EditorPlaceToTry of="copa" gone={gone} read={() => Promise.reject(goneAlready)} />,
      },
    ],
  },
  {
    name: 'EmptyNote',
    states: [
      { state: 'where rows would be', shown: <EmptyNote>Ningún torneo coincide. Prueba con otra palabra.</EmptyNote> },
    ],
  },
  {
    name: 'FieldsGroup',
    states: [{ state: 'titled', shown: <FieldsGroup title="Lo esencial">Controles</FieldsGroup> }],
  },
  {
    name: 'NewDraftNotice',
    states: [
      { state: 'of one with a name', shown: <NewDraftNotice {...begun('Copa Relámpago')} /> },
      { state: 'of one without', shown: <NewDraftNotice {...begun('')} /> },
    ],
  },
  {
    name: 'OrderFailure',
    states: [{ state: 'to be stored again', shown: <OrderFailure order={unstored} /> }],
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
          <LoadedPlace {...loadedProps} loaded={{ state: 'failed', error: offline }}>
            {() => null}
          </LoadedPlace>
        ),
      },
      {
        state: 'gone',
        shown: (
          <LoadedPlace {...loadedProps} loaded={{ state: 'failed', error: goneAlready }}>
            {() => null}
          </LoadedPlace>
        ),
      },
    ],
  },
  {
    name: 'Picture',
    states: [
      { state: 'there', shown: <PlainPicture id={picture} src={SKETCH} alt="Un póster" /> },
      { state: 'on its way', shown: <PlainPicture id={picture} src={undefined} alt="Un póster" /> },
    ],
  },
  {
    name: 'DeskPicture',
    states: [
      { state: 'that nobody is signed in to see', shown: <DeskPicture id={picture} size="small" alt="Un póster" /> },
    ],
  },
  {
    name: 'PictureControl',
    states: [
      { state: 'without one', shown: <PictureControl {...control} /> },
      { state: 'with one', shown: <PictureControl {...control} value={picture} /> },
      { state: 'in one line', shown: <PictureControl {...control} inLine="Guardar captura" /> },
      {
        state: 'in one line, with one',
        shown: <PictureControl {...control} inLine="Guardar captura" value={picture} />,
      },
      {
        state: 'that is gone',
        shown: <PictureControl {...control} error="Esta imagen ya no está. Súbela de nuevo." />,
      },
    ],
  },
  {
    name: 'PreviewPlace',
    states: [{ state: 'with text', shown: <PreviewPlace className={undefined}>Vista previa</PreviewPlace> }],
  },
  { name: 'QrCode', states: [{ state: 'of a link', shown: <QrCode url="https://arena.example/tournament/copa" /> }] },
  {
    name: 'RowsLoading',
    states: [
      {
        state: 'three of them',
        shown: <RowsLoading label="Cargando torneos…" className={undefined} count={3} height="middle" />,
      },
    ],
  },
  {
    name: 'ShareDialog',
    states: [
      { state: 'closed', shown: <ShareToTry /> },
      {
        state: 'with a warning',
        shown: <ShareToTry warning="Está cerrado: quien abra el enlace no podrá responder." />,
      },
    ],
  },
  { name: 'SortHandle', states: [{ state: 'of rows', shown: <SortingToTry /> }] },
];
