import { CONNECTION_LOST, errorText, type FieldErrors, FieldType, limits } from '@arena/domain';
import { ApiError } from '../../lib/calls/api.ts';
import type { Loaded } from '../../lib/calls/use-loaded.ts';
import { newDraft } from '../../lib/editing/drafts.ts';
import { ConflictDialog } from '../../ui/dialogs/ConflictDialog.tsx';
import { EditingConflict } from '../../ui/editing/EditingConflict.tsx';
import { NewDraftNotice } from '../../ui/editing/NewDraftNotice.tsx';
import { PreviewPlace } from '../../ui/editing/PreviewPlace.tsx';
import { AnswerKind } from '../../ui/fields/AnswerKind.tsx';
import { FieldsGroup } from '../../ui/fields/FieldsGroup.tsx';
import { PictureControl } from '../../ui/fields/PictureControl.tsx';
import { EmptyNote } from '../../ui/layout/EmptyNote.tsx';
import { DeskPicture } from '../../ui/pictures/DeskPicture.tsx';
import { PlainPicture } from '../../ui/pictures/Picture.tsx';
import QrCode from '../../ui/sharing/QrCode.tsx';
import ShareDialog from '../../ui/sharing/ShareDialog.tsx';
import { OrderFailure } from '../../ui/sorting/OrderFailure.tsx';
import { LoadedPlace } from '../../ui/waiting/LoadedPlace.tsx';
import { RowsLoading } from '../../ui/waiting/RowsLoading.tsx';
import type { Samples } from './samples.ts';
import { Changed, DeletionToTry, EditorPlaceToTry, EditorToTry, Opened, SortingToTry } from './ToTry.tsx';

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

const answerKind = (type: FieldType, problems: FieldErrors = {}) => (
  <Changed begin={{ type: String(type), options: 'Bermuda\nKalahari', placeholder: '' }}>
    {(values, change) => (
      <AnswerKind
        values={values}
        change={(changed) => change({ ...values, ...changed })}
        types={FieldType.options}
        hasPlaceholder={(each) => each === 'text' || each === 'select'}
        mostCharacters={limits.form.labelCharacters}
        problems={problems}
      />
    )}
  </Changed>
);

const share = (warning: string | null = null) => (
  <Opened>
    {(close) => (
      <ShareDialog
        heading="Compartir torneo"
        title="Copa Zona Segura"
        path="/dev/ui"
        warning={warning}
        onClose={close}
      />
    )}
  </Opened>
);

const loaded = (state: Loaded<null>) => (
  <LoadedPlace onRetry={() => undefined} loading="Cargando…" gone={gone} loaded={state}>
    {() => null}
  </LoadedPlace>
);

/** Primitives of which the organisers' desk is made. */
export const desk: Samples = {
  AnswerKind: {
    words: answerKind('text'),
    'a choice': answerKind('select'),
    'with a problem': answerKind('radio', { options: 'Agrega al menos una opción' }),
  },
  ConflictDialog: {
    closed: (
      <Opened>
        {(close) => (
          <ConflictDialog
            subject="este torneo"
            changed={['Mapa', 'Cupos']}
            disputes={[{ label: 'Cupos', mine: '60', theirs: '30' }]}
            isSaving={false}
            onKeepMine={close}
            onTakeTheirs={close}
            onPostpone={close}
          />
        )}
      </Opened>
    ),
  },
  EditingConflict: {
    closed: (
      <Opened>
        {(close) => (
          <EditingConflict
            subject="este torneo"
            editor={{
              base: { id: 'copa', revision: 1, places: '48' },
              values: { places: '60' },
              valuesOf: (thing) => ({ places: thing?.places ?? '' }),
              theirs: { id: 'copa', revision: 2, places: '30' },
              isSaving: false,
              keepMine: async () => close(),
              takeTheirs: close,
              postpone: close,
            }}
            labelOf={() => 'Cupos'}
            readable={(control, values) => values[control]}
          />
        )}
      </Opened>
    ),
  },
  DeletionDialog: {
    asking: <DeletionToTry />,
    'with what goes along': <DeletionToTry contents={{ ...registrations, isThere: true }} />,
    'found out by the server': (
      <DeletionToTry
        contents={registrations}
        destroy={({ force }) => (force ? Promise.resolve('Eliminado.') : Promise.reject(found))}
      />
    ),
    'not known yet': <DeletionToTry isKnown={false} />,
    'busy, once confirmed': <DeletionToTry destroy={() => new Promise(() => undefined)} />,
    'failed, once confirmed': <DeletionToTry destroy={() => Promise.reject(offline)} />,
  },
  EditorFrame: { restored: <EditorToTry /> },
  EditorPlace: {
    'of a new thing': <EditorPlaceToTry of={null} gone={gone} read={() => Promise.reject(offline)} />,
    'of one that is gone': <EditorPlaceToTry of="copa" gone={gone} read={() => Promise.reject(goneAlready)} />,
  },
  EmptyNote: { 'where rows would be': <EmptyNote>Ningún torneo coincide. Prueba con otra palabra.</EmptyNote> },
  FieldsGroup: { titled: <FieldsGroup title="Lo esencial">Controles</FieldsGroup> },
  NewDraftNotice: {
    'of one with a name': <NewDraftNotice {...begun('Copa Relámpago')} />,
    'of one without': <NewDraftNotice {...begun('')} />,
  },
  OrderFailure: { 'to be stored again': <OrderFailure order={unstored} /> },
  LoadedPlace: {
    loading: loaded({ state: 'loading' }),
    failed: loaded({ state: 'failed', error: offline }),
    gone: loaded({ state: 'failed', error: goneAlready }),
  },
  Picture: {
    there: <PlainPicture id={picture} src={SKETCH} alt="Un póster" />,
    'on its way': <PlainPicture id={picture} src={undefined} alt="Un póster" />,
  },
  DeskPicture: { 'that nobody is signed in to see': <DeskPicture id={picture} size="small" alt="Un póster" /> },
  PictureControl: {
    'without one': <PictureControl {...control} />,
    'with one': <PictureControl {...control} value={picture} />,
    'in one line': <PictureControl {...control} inLine="Guardar captura" />,
    'in one line, with one': <PictureControl {...control} inLine="Guardar captura" value={picture} />,
    'that is gone': <PictureControl {...control} error="Esta imagen ya no está. Súbela de nuevo." />,
  },
  PreviewPlace: { 'with text': <PreviewPlace className={undefined}>Vista previa</PreviewPlace> },
  QrCode: { 'of a link': <QrCode url="https://arena.example/tournament/copa" /> },
  RowsLoading: {
    'three of them': <RowsLoading label="Cargando torneos…" className={undefined} count={3} height="middle" />,
  },
  ShareDialog: {
    closed: share(),
    'with a warning': share('Está cerrado: quien abra el enlace no podrá responder.'),
  },
  SortHandle: { 'of rows': <SortingToTry /> },
};
