import { type FormEvent, useState } from 'react';
import { tokenIn } from '#lib/addresses/private-paths.ts';
import { isInstalled } from '#lib/push/push.ts';
import { useStored } from '#lib/storage/storage.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Stack } from '#ui/layout/Layout.tsx';

/** Takes a pasted private link in the installed app: on iOS it doesn't share the browser's storage. */
export function PasteLink({ onOpen }: { onOpen: (token: string) => void }) {
  const isShown = useStored(isInstalled, false);
  const [link, setLink] = useState('');
  if (!isShown) return null;
  const open = (event: FormEvent) => {
    event.preventDefault();
    onOpen(tokenIn(link.slice(Math.max(0, link.indexOf('#')))));
  };
  return (
    <Stack as="form" gap={3} onSubmit={open}>
      <Field label="Tu enlace" hint="Cópialo en tu navegador, con «Guardar mi enlace»." required>
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="url"
            autoComplete="off"
            value={link}
            onChange={({ target }) => setLink(target.value)}
          />
        )}
      </Field>
      <Button type="submit">Abrir mi lugar</Button>
    </Stack>
  );
}
