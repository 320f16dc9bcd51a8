import { z } from 'zod';
import { stack } from '../stack.ts';

const Found = z.array(
  z.object({
    document: z
      .object({ name: z.string(), updateTime: z.string(), fields: z.record(z.string(), z.unknown()).default({}) })
      .optional(),
  }),
);

/** A document as the database holds it: its fields as REST writes them, nested ones included. */
export interface Held {
  path: string;
  updateTime: string;
  fields: Readonly<Record<string, unknown>>;
}

/** Whether calls write a document, which neither counts them nor is made of others a moment later. */
export const isWritten = (path: string) => !/^(rateLimits|catalogue|history)\/|^system\/history$/.test(path);

/** Every document of a project. The query names no collection, and so finds each, whatever it lies under. */
export async function wholeStore(projectId: string): Promise<Held[]> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`http://${stack.firestoreHost}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  return Found.parse(await response.json())
    .flatMap(({ document }) => document ?? [])
    .map(({ name, ...rest }) => ({ path: name.slice(root.length + 1), ...rest }));
}

/** The paths of the documents that hold one of these texts, in their path or in any field. */
export async function holding(projectId: string, texts: readonly string[]): Promise<string[]> {
  const documents = await wholeStore(projectId);
  return documents
    .filter(({ path, fields }) => texts.some((text) => `${path} ${JSON.stringify(fields)}`.includes(text)))
    .map(({ path }) => path);
}
