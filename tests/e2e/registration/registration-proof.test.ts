// The proof of work that a busy network is asked for: the browser solves it and sends again, unseen by the player.
import type { Page } from '@playwright/test';
import { challengeFor } from '../../fixtures/people/proofs.ts';
import { expect, test } from '../arena.ts';
import { filledForm, SENT } from './registration-form.ts';

/** Has the server ask for a proof once; the proofs that calls bring, in order. */
async function askForProof(page: Page, tournamentId: string): Promise<(string | undefined)[]> {
  const proofs: (string | undefined)[] = [];
  const challenge = await challengeFor(tournamentId, { now: new Date() });
  await page.route('**/api/registrations', (route, request) => {
    proofs.push(request.headers()['x-proof']);
    if (proofs.length > 1) return route.continue();
    return route.fulfill({ status: 428, json: { success: false, code: 'proof_required', error: '', challenge } });
  });
  return proofs;
}

test('a challenge is solved and the registration sent again', async ({ page, makeTournament }) => {
  const tournament = await makeTournament();
  const proofs = await askForProof(page, tournament.id);
  const { form } = await filledForm(page, tournament);
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(proofs).toEqual([undefined, expect.stringMatching(/^[\w-]{100,}$/)]);
});
