import { limits, type OwnPresentation, Presentation, presentationIn, problemsIn } from '@arena/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { refetchOnOpen } from '#lib/query/read-once.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/storage.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/Field.tsx';
import { PictureControl } from '#ui/fields/PictureControl.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { LoadedView } from '#ui/loading/LoadedView.tsx';
import { perform, useAction } from '#ui/use-action.ts';
import { type NamedOrganiser, peopleQueries, present, readPresentation, stopPresenting } from './people-data.ts';

const NOTHING: Presentation = { name: '', does: '', picture: null };

function useTyped(uid: string, { shown }: OwnPresentation) {
  const key = adminStorageKeys.presentation(uid);
  const [values, setValues] = useState(() => presentationIn(readStored('session', key)) ?? shown ?? NOTHING);
  const change = (changed: Partial<Presentation>) => {
    const next = { ...values, ...changed };
    setValues(next);
    writeStored('session', key, next);
  };
  const forget = () => removeStored('session', key);
  const clear = () => {
    setValues(NOTHING);
    forget();
  };
  return { values, change, forget, clear };
}

const presentationQuery = ({ uid }: NamedOrganiser) =>
  queryOptions({ queryKey: ['a presentation', uid], queryFn: readPresentation, ...refetchOnOpen });

interface Props {
  organiser: NamedOrganiser;
  own: OwnPresentation;
}

function usePresenting({ organiser, own }: Props) {
  // If another device or the owner has changed it, the typed values stay and are saved on the new revision.
  const mutation = useAction(perform, { tells: true, changes: [presentationQuery(organiser), ...peopleQueries] });
  const { values, change, forget, clear } = useTyped(organiser.uid, own);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const faultOf = (field: keyof Presentation) => problems[field] ?? mutation.refusal?.fields[field];
  const edit = (changed: Partial<Presentation>) => {
    change(changed);
    setProblems({});
    mutation.reset();
  };
  const line = (field: 'name' | 'does') => ({
    error: faultOf(field),
    required: true,
    autoComplete: 'off',
    maxLength: limits.presentation[`${field}Characters`],
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => edit({ [field]: target.value }),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsIn(Presentation.safeParse(values).error);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    void mutation.run(async () => {
      await present(values, own.revision);
      forget();
      return 'Listo. En la página de inicio se ve en un minuto.';
    });
  };
  const stop = () =>
    mutation.run(async () => {
      await stopPresenting();
      clear();
      return 'Ya no apareces. De las pantallas de todos desaparece en un minuto.';
    });
  return { values, isShown: own.shown !== null, isBusy: mutation.isPending, faultOf, edit, line, save, stop };
}

function Form(props: Props) {
  const { values, isShown, isBusy, faultOf, edit, line, save, stop } = usePresenting(props);
  const [isSending, setSending] = useState(false);
  return (
    <Stack as="form" gap={3} column noValidate onSubmit={save}>
      <p>
        {isShown
          ? 'Todo el mundo te ve en la página de inicio, en «Quiénes organizan».'
          : 'Nadie te ve todavía. Si quieres, jugadores y familias pueden saber quién está detrás del sitio. Lo decides solo tú.'}
      </p>
      <TextField
        label="Cómo te conocen"
        hint="Tu nombre o tu apodo. Si eres menor de edad, mejor tu apodo."
        {...line('name')}
      />
      <TextField
        label="Qué haces en la comunidad"
        hint="Una frase corta, como «Armo las salas». Sin teléfonos ni correos: la lee todo el mundo."
        {...line('does')}
      />
      <PictureControl
        label="Tu imagen"
        hint="Una foto o un dibujo, si quieres. Si eres menor de edad, mejor un dibujo. Sin imagen se ve la primera letra de tu nombre."
        alt="La imagen que elegiste"
        value={values.picture}
        error={faultOf('picture')}
        onChange={(picture) => edit({ picture })}
        onBusy={setSending}
      />
      <Button type="submit" busy={isBusy} disabled={isSending}>
        {isShown ? 'Guardar cambios' : 'Mostrarme en la página'}
      </Button>
      {isShown ? (
        <Button look="quiet" disabled={isBusy} onClick={() => void stop()}>
          Quitarme de la página
        </Button>
      ) : null}
    </Stack>
  );
}

export function PresentationForm({ organiser }: { organiser: NamedOrganiser }) {
  const query = useQuery(presentationQuery(organiser));
  return (
    <LoadedView query={query} loading="Cargando tu presentación…">
      {(own) => <Form organiser={organiser} own={own} />}
    </LoadedView>
  );
}
