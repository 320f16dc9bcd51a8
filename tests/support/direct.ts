import { deployedRules } from '../rules/environment.ts';
import { stack } from './stack.ts';

/** Puts the rules as they are deployed before the database of a project. */
export async function deployRules(projectId: string): Promise<void> {
  const response = await fetch(`http://${stack.firestoreHost}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: deployedRules }] } }),
  });
  if (!response.ok) throw new Error(`The emulator refuses the rules: ${await response.text()}`);
}

/** Reads a document straight from the database, as a browser does, by somebody's ID token. The status of the answer. */
export async function readDirectly(projectId: string, path: string, token: string): Promise<number> {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`http://${stack.firestoreHost}/v1/${documents}/${path}`, { headers });
  return response.status;
}
