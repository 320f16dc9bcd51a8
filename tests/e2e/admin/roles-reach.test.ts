import { givenRoles } from '@arena/domain';
import { expect, test } from '../session/session.ts';
import { adminAddresses } from './admin-addresses.ts';
import { walkAs } from './role-walk.ts';

/** Screens that a limited role opens; admins and the owner open all. */
const opened: Readonly<Record<string, readonly string[]>> = {
  scorer: ['tournaments', 'tournament', 'competition', 'match'],
  moderator: ['tournaments', 'tournament', 'registrationsOf', 'registrations'],
};

/** Parts of the competition that have an address below its screen's. */
const COMPETITION_PARTS = ['/table', '/entries'];

for (const role of [...givenRoles, 'owner'] as const) {
  test(`every admin screen shows the role ${role} nothing that is refused`, async ({ page, backstage, session }) => {
    test.slow();
    await session.signIn(await backstage.create({ role }));
    const addresses = await adminAddresses(backstage.database);
    const open = opened[role] ?? [...addresses.keys()];
    const walk = await walkAs(page, role);
    await walk.open('/admin');
    for (const [name, address] of addresses) {
      await walk.open(address);
      const closed = page.getByRole('heading', { name: 'No es parte de tu rol' });
      await expect(closed, `${role} at ${address}`).toHaveCount(open.includes(name) ? 0 : 1);
      // A closed screen says by itself what is refused.
      if (!open.includes(name))
        expect(walk.refused.splice(0).filter((line) => /: (403|calls) /.test(line))).toEqual([]);
    }
    expect(walk.refused).toEqual([]);
    // An admin lacks what the owner has on the screen of the team alone.
    const pressed = opened[role] ?? (role === 'admin' ? ['people'] : []);
    for (const name of pressed) {
      const address = addresses.get(name) ?? '';
      for (const part of ['', ...(name === 'competition' ? COMPETITION_PARTS : [])]) {
        await walk.open(`${address}${part}`);
        await walk.pressAll();
      }
    }
    expect(walk.refused).toEqual([]);
  });
}
