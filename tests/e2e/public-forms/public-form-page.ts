import { randomUUID } from 'node:crypto';
import type { Form, FormField } from '@arena/domain';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { DocumentReference } from 'firebase-admin/firestore';
import { local } from '../../../scripts/lib/local.ts';
import { openDatabase } from '../../fixtures/records/database.ts';

/** A test's own form, on the stack that serves the site. */
export interface TestForm {
  id: string;
  address: string;
  /** Opens it in the test's page and waits until it can be filled in. */
  open(): Promise<void>;
  /** Reads the stored responses, as `{ id, answers, … }`. */
  responses(): Promise<Record<string, unknown>[]>;
}

type MakeForm = (
  fields: readonly Partial<FormField>[],
  rest?: Partial<Omit<Form, 'id' | 'fields'>>,
) => Promise<TestForm>;

const OPEN = { title: 'Prueba', description: '', isActive: true, collectResponses: true };

/** A stored field with empty defaults. `type` may be unknown. */
export function field(id: string, type: string, rest: Partial<Omit<FormField, 'id' | 'type'>> = {}): object {
  return { id, type, label: `Campo ${id}`, placeholder: '', required: false, options: [], ...rest };
}

function testForm(document: DocumentReference, page: Page): TestForm {
  const address = `/form/${document.id}`;
  return {
    id: document.id,
    address,
    async open() {
      await page.goto(address);
      await expect(sendButton(page)).toBeVisible();
    },
    async responses() {
      const { docs } = await document.collection('responses').get();
      return docs.map((kept) => ({ ...kept.data(), id: kept.id }));
    },
  };
}

/** Tests of the public form page, each with its own forms. */
export const test = base.extend<{ makeForm: MakeForm }>({
  makeForm: async ({ page }, use) => {
    const site = openDatabase(local.projectId);
    const forms = site.database.collection('forms');
    const made: string[] = [];
    await use(async (fields, rest = {}) => {
      const id = `prueba-${randomUUID()}`;
      made.push(id);
      await forms.doc(id).set({ ...OPEN, ...rest, fields });
      return testForm(forms.doc(id), page);
    });
    for (const id of made) await site.database.recursiveDelete(forms.doc(id));
    await site.close();
  },
});

export { expect };

export const SENT = '¡Formulario enviado con éxito!';
export const UNSENT = 'Guardada: falta enviarla';
export const ON_ITS_WAY = 'La conexión falló: la entregamos sola en cuanto vuelva. No la envíes otra vez.';
export const REQUIRED = 'Este campo es obligatorio';

export function sendButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Enviar', exact: true });
}

/** Returns the responses to a form that are kept in the browser. */
export async function keptResponses(page: Page, { id }: TestForm): Promise<Record<string, unknown>[]> {
  const kept = await page.evaluate(() => localStorage.getItem('arenalibre_forms'));
  const forms: { id: string; responses: Record<string, unknown>[] }[] = JSON.parse(kept ?? '[]');
  return forms.find((each) => each.id === id)?.responses ?? [];
}

export function waiting(page: Page): Promise<number> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:response:')).length);
}
