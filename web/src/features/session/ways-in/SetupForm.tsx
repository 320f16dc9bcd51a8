import { SetupForm as SetupFields } from '@arena/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/Field.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { claimFirstAdmin } from '../access/access-request.ts';
import { useSignInStep } from './sign-in.ts';

/** Makes the signed-in account the first admin, with the installation's secret. */
export function SetupForm() {
  const { isBusy, refusal, run } = useSignInStep();
  const form = useForm<SetupFields>({ resolver: zodResolver(SetupFields), defaultValues: { secret: '' } });
  const submit = form.handleSubmit(async ({ secret }) => {
    await run(() => claimFirstAdmin(secret));
  });

  return (
    <Stack as="form" gap={5} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Clave de instalación"
        hint="La eligió quien instaló el sitio."
        error={form.formState.errors.secret?.message}
        required
        {...form.register('secret')}
        type="password"
        autoComplete="off"
      />
      {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? 'Comprobando...' : 'Ser administrador'}
      </Button>
    </Stack>
  );
}
