import { EmailForm, SetupForm } from '../../access/credentials.schema.ts';
import { Account, GivenRoleName, ListedAdmin, SessionUser } from '../../access/session.schema.ts';
import { DocumentId } from '../../ids.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';
import { PageQuery, pageOf } from '../lists.ts';

/** Mail to choose a password, which follows a reset; null without one. */
export const PasswordMail = z
  .enum(['sent', 'failed'])
  .nullable()
  .meta({ description: 'Mail to choose a password, after a reset; null without one' });
export type PasswordMail = z.infer<typeof PasswordMail>;

const refusals = ['owner_protected', 'last_admin'] as const;

export const authEndpoints = defineEndpoints({
  'POST /auth/verify': {
    summary: 'Who an ID token belongs to',
    access: 'visitor',
    body: z.strictObject({ token: z.string().min(1).max(8_000).meta({ description: 'ID token of Firebase' }) }),
    reply: SessionUser,
    errors: ['unauthenticated', 'sign_in_again'],
  },
  'GET /auth/me': {
    summary: 'Who the caller is, read live',
    access: 'signed-in',
    reply: SessionUser,
    errors: ['sign_in_again'],
  },
  'POST /auth/revoke': {
    summary: 'Ends every session of the caller, on all devices',
    access: 'signed-in',
    reply: z.strictObject({ revoked: z.literal(true) }),
  },
  'GET /auth/health': {
    summary: 'Whether sign-in answers',
    access: 'visitor',
    reply: z.strictObject({ status: z.literal('ok') }),
  },
  'POST /auth/admin/set-claim': managedBy('manage_admins', {
    summary: 'Gives an account a role, admin unless one is named; never another to the owner',
    body: EmailForm.extend({ role: GivenRoleName.default('admin') }),
    reply: Account.extend({ passwordMail: PasswordMail }),
    errors: ['account_not_found', 'email_unverified', ...refusals],
  }),
  'POST /auth/admin/revoke-claim': managedBy('manage_admins', {
    summary: "Takes an account's role away, never the owner's or the last admin's; the others learn of it on the panel",
    body: EmailForm,
    reply: Account,
    errors: ['account_not_found', ...refusals],
  }),
  'POST /auth/admin/revoke-account': managedBy('manage_admins', {
    summary: "The same by an account's uid: the account may be gone",
    body: z.strictObject({ uid: DocumentId }),
    reply: z.strictObject({ revoked: z.literal(true) }),
    errors: ['account_not_found', ...refusals],
  }),
  'GET /auth/admin/users': managedBy('manage_admins', {
    summary: 'Who is listed with a role, in the order in which they got it',
    query: PageQuery,
    reply: pageOf(ListedAdmin),
  }),
  'GET /auth/admin/user/:email': managedBy('manage_admins', {
    summary: 'An account by its e-mail',
    namesPerson: true,
    params: EmailForm,
    reply: Account,
    errors: ['account_not_found'],
  }),
  'GET /auth/organisers/:uid': managedBy('enter_results', {
    summary: 'The name of an organiser, to say who else entered a result',
    params: z.strictObject({ uid: DocumentId }),
    reply: z.strictObject({ displayName: z.string() }),
    errors: ['not_found'],
  }),
  'POST /auth/setup/initial-admin': {
    summary: 'Makes the caller the first admin; wins once, and ends every session of theirs',
    access: 'signed-in',
    body: SetupForm,
    reply: SessionUser,
    errors: ['not_configured', 'already_set_up', 'wrong_credentials', 'email_unverified', 'rate_limited'],
  },
  'GET /auth/setup/check': {
    summary: 'Whether the first admin is still missing',
    access: 'visitor',
    reply: z.strictObject({ needsSetup: z.boolean() }),
  },
});
