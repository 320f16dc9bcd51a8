import { describe, expect, test } from 'vitest';
import { hashPassword, isPasswordHash, matchesPassword } from './scrypt.ts';

/** RFC 7914, section 12: scrypt of 'pleaseletmein' with the salt 'SodiumChloride', N = 16384, r = 8, p = 1. */
const OF_THE_STANDARD =
  '$scrypt$ln=14,r=8,p=1$U29kaXVtQ2hsb3JpZGU$cCO9yzr9c0hGHAbNgf046/2o+7qQT44+qbVD9lRdofLVQylVYT8Pz2LUlwUkKpr55h6F3A1lHkDfzwF7RVdYhw';

describe('a password hash', () => {
  test('is the function of the standard', async () => {
    expect(await matchesPassword('pleaseletmein', OF_THE_STANDARD)).toBe(true);
    expect(await matchesPassword('pleaseletmeIn', OF_THE_STANDARD)).toBe(false);
  });

  test('is made, matches its password alone, and is never the same twice', async () => {
    const [one, other] = await Promise.all([hashPassword('contraseña ñandú'), hashPassword('contraseña ñandú')]);
    expect(isPasswordHash(one)).toBe(true);
    expect(one).not.toBe(other);
    expect(await matchesPassword('contraseña ñandú'.normalize('NFD'), one)).toBe(true);
    expect(await matchesPassword('contraseña ñandu', one)).toBe(false);
    expect(await matchesPassword('', one)).toBe(false);
  });

  test('that is missing matches nothing, not even the password of the stand-in', async () => {
    expect(await matchesPassword('', null)).toBe(false);
    expect(await matchesPassword('arena', null)).toBe(false);
  });

  test.each([
    ['nothing', ''],
    ['a password', 'arena-demo'],
    ['another function', OF_THE_STANDARD.replace('scrypt', 'argon2')],
    ['no rounds', OF_THE_STANDARD.replace('ln=14', 'ln=0')],
    ['more memory than a server has', OF_THE_STANDARD.replace('ln=14', 'ln=30')],
    ['no hash', OF_THE_STANDARD.slice(0, OF_THE_STANDARD.lastIndexOf('$'))],
    ['something after it', `${OF_THE_STANDARD}$`],
  ])('is not %s', (_what, text) => {
    expect(isPasswordHash(text)).toBe(false);
  });
});
