import { describe, expect, test } from 'vitest';
import { EmailForm, LocalLoginForm, SetupForm, SignInForm, SignUpForm } from './credentials.schema.ts';

const schemas = { SignInForm, SignUpForm, EmailForm, LocalLoginForm, SetupForm };
const good = {
  SignInForm: { email: 'ana@example.com', password: ' x ' },
  SignUpForm: { displayName: 'Ana', email: 'ana@example.com' },
  EmailForm: { email: 'ana@example.com' },
  LocalLoginForm: { username: 'guardia', password: 'abc' },
  SetupForm: { secret: 'abc' },
} as const;

type Name = keyof typeof schemas;
const names: readonly Name[] = ['SignInForm', 'SignUpForm', 'EmailForm', 'LocalLoginForm', 'SetupForm'];

function firstMessage(name: Name, fields: object): string | undefined {
  return schemas[name].safeParse({ ...good[name], ...fields }).error?.issues[0]?.message;
}

describe('sign-in forms', () => {
  test.each(names)('%s accepts valid fields and refuses unknown ones', (name) => {
    expect(schemas[name].parse(good[name])).toEqual(good[name]);
    expect(firstMessage(name, { role: 'owner' })).toBe('Este dato no se puede enviar aquí');
  });

  test('trims and lower-cases the e-mail', () => {
    expect(EmailForm.parse({ email: '  Ana@Example.COM ' })).toEqual({ email: 'ana@example.com' });
  });

  test.each([
    ['SignInForm', { email: 'ana@' }, 'Correo electrónico inválido'],
    ['SignInForm', { password: '' }, 'Escribe tu contraseña.'],
    ['SignUpForm', { displayName: ' ' }, 'Escribe tu nombre.'],
    ['SignUpForm', { displayName: '🔥' }, 'Usa al menos una letra o un número'],
    ['SignUpForm', { displayName: 'Ana\nAdmin' }, 'Escríbelo en una sola línea'],
    ['SignUpForm', { displayName: 'a'.repeat(81) }, 'Usa 80 caracteres como máximo'],
    ['LocalLoginForm', { password: 'a'.repeat(501) }, 'La contraseña es demasiado larga.'],
    ['SetupForm', { secret: '' }, 'Escribe la clave de instalación.'],
  ] as const)('%s refuses %o with %j', (name, fields, message) => {
    expect(firstMessage(name, fields)).toBe(message);
  });
});
