import { test } from '../arena.ts';
import type { sizes } from '../sizes.ts';
import { forms } from './forms.ts';
import { guardian } from './guardian.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { type Look, see } from './look.ts';
import { place, team } from './place.ts';
import { registration } from './registration.ts';
import { home, list, rules, tournament } from './screens.ts';
import { signIn } from './sign-in.ts';
import { standings } from './standings.ts';

/** Every public screen and overlay in every state in which it looks different. */
export const looks = {
  'the home page': home,
  'the list': list,
  'a tournament': tournament,
  standings,
  'the past': history,
  'the rules': rules,
  registration,
  'one’s own place': place,
  'a team’s place': team,
  'the guardian’s page': guardian,
  'the help': help,
  'public forms': forms,
  'signing in': signIn,
} satisfies Record<string, readonly Look[]>;

/** Walks through all of them in one window: tests for the test file of its size. */
export function walk(size: (typeof sizes)[number]): void {
  // A trace of so many pages takes longer than they do.
  test.use({ deviceScaleFactor: 1, trace: 'off' });
  // The longest files: side by side they don't outlast all others.
  test.describe.configure({ mode: 'parallel' });

  for (const [part, partLooks] of Object.entries(looks)) {
    test(`${part} looks as in its pictures, holds still, fits and has no fault that axe sees`, async ({ page }) => {
      test.setTimeout(240_000);
      await see(page, partLooks, size);
    });
  }
}
