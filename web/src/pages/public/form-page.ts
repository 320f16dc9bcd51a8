import { type Form, isDocumentId } from '@arena/domain';
import { paths, patterns } from '#lib/addresses/paths.ts';
import { config } from '#lib/config.ts';
import { formNotFound, formQuery, invalidId, loadedFormOf } from '../../features/public-forms/load-form.ts';
import type { Route, ServerPage } from '../page.ts';
import { shortened } from '../tournament-head.ts';

export const route: Route = { paths: [patterns.form], file: 'public/PublicFormScreen', frame: 'none' };

export const page: ServerPage<Form> = {
  noScript: 'Para responder este formulario, activa JavaScript en tu navegador.',
  async load({ params: { formId = '' }, source, now, put }) {
    const isId = isDocumentId(formId);
    const form = isId ? await source.form(formId) : null;
    const missing = { problem: isId ? formNotFound : invalidId };
    put(formQuery(formId).queryKey, form === null ? missing : loadedFormOf(form), now);
    return form;
  },
  head: (form, { params: { formId = '' } }) => ({
    title: form?.title || 'Formulario',
    description: shortened(form?.description || config.tagline),
    path: paths.form(formId),
    isUnlisted: true,
  }),
};
