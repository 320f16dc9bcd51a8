import { useParams } from 'react-router-dom';
import { FormFrame } from '../features/public-forms/FormFrame.tsx';
import { FormSkeleton } from '../features/public-forms/FormSkeleton.tsx';
import { type LoadedForm, loadForm } from '../features/public-forms/load-form.ts';
import { FormProblemCard, PublicForm } from '../features/public-forms/PublicForm.tsx';
import { useLoaded } from '../lib/calls/use-loaded.ts';
import { useProof } from '../lib/proof/use-proof.ts';

function Content({ loaded, onRetry }: { loaded: LoadedForm | null; onRetry: () => void }) {
  if (loaded === null) return <FormSkeleton />;
  if ('problem' in loaded) return <FormProblemCard problem={loaded.problem} onRetry={onRetry} />;
  return <PublicForm key={loaded.form?.id} form={loaded.form} />;
}

/** `/form/:formId`: a form anyone may fill in, without the site's header. */
export default function PublicFormScreen() {
  const { formId = '' } = useParams();
  const { loaded: answer, retry } = useLoaded(formId, () => loadForm(formId));
  const loaded = answer.state === 'ready' ? answer.value : null;
  const collects = loaded !== null && 'form' in loaded && loaded.form?.collectResponses;
  useProof('response', collects ? formId : null);
  const isForm = loaded === null || ('form' in loaded && loaded.form !== null);
  return (
    <FormFrame back={isForm}>
      <Content loaded={loaded} onRetry={retry} />
    </FormFrame>
  );
}
