import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { FormFrame, FormSkeleton } from '../../features/public-forms/FormFrame.tsx';
import { formLoadProblem, formQuery } from '../../features/public-forms/load-form.ts';
import { FormProblemCard, PublicForm } from '../../features/public-forms/PublicForm.tsx';
import { HelpButton } from '../../features/shell/HelpButton.tsx';

/** `/form/:formId`: a public form, without the site's header. */
export default function PublicFormScreen() {
  return (
    <>
      <FormContent />
      <HelpButton />
    </>
  );
}

function FormContent() {
  const { formId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(formQuery(formId));
  if (data === undefined) {
    const failure = isFetching ? null : error;
    return (
      <FormFrame back={failure === null}>
        {failure === null ? (
          <FormSkeleton />
        ) : (
          <FormProblemCard problem={formLoadProblem(failure)} onRetry={() => void refetch()} />
        )}
      </FormFrame>
    );
  }
  return (
    <FormFrame back={'form' in data && data.form !== null}>
      {'problem' in data ? <FormProblemCard problem={data.problem} /> : <PublicForm key={formId} form={data.form} />}
    </FormFrame>
  );
}
