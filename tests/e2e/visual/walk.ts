import { test } from '../arena.ts';
import type { sizes } from '../sizes.ts';
import { forms } from './forms.ts';
import { guardian } from './guardian.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { myRegistration, team } from './my-registration.ts';
import { registration } from './registration.ts';
import { home, list, rules, tournament } from './screens.ts';
import { signIn } from './sign-in.ts';
import { standings } from './standings.ts';
import { see, type VisualState } from './visual-state.ts';

/** Every public screen and overlay in every state in which it looks different. */
export const visualStates = {
  'the home page': home,
  'the tournament list': list,
  'a tournament': tournament,
  standings,
  'the history': history,
  'the rules': rules,
  registration,
  'the player’s private page': myRegistration,
  'the team page': team,
  'the guardian’s page': guardian,
  'the help': help,
  'public forms': forms,
  'the sign-in page': signIn,
} satisfies Record<string, readonly VisualState[]>;

/** Defines the tests of all states in one window size. */
export function walk(size: (typeof sizes)[number]): void {
  // A trace of so many pages is slower than the pages.
  test.use({ trace: 'off' });
  // These are the longest files: in parallel they don't outlast all others.
  test.describe.configure({ mode: 'parallel' });

  for (const [part, states] of Object.entries(visualStates)) {
    test(`${part} matches its pictures, without layout shift, overflow or axe violations`, async ({ page }) => {
      test.setTimeout(240_000);
      await see(page, states, size);
    });
  }
}
