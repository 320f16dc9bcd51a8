import {
  AccessApproval,
  AccessDecision,
  AccessRequest,
  AccessRequestStatus,
  ListedAccessRequest,
} from '../../access/access-request.schema.ts';
import { DocumentId } from '../../ids.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';
import { PageQuery, pageOf } from '../lists.ts';
import { PasswordMail } from './auth.ts';

const params = z.strictObject({ uid: DocumentId });

export const accessRequestEndpoints = defineEndpoints({
  'GET /access-requests': managedBy('manage_admins', {
    summary: 'Requests for the admin area, newest first, with what is proven of those who wait',
    query: PageQuery.extend({ status: AccessRequestStatus.optional() }),
    reply: pageOf(ListedAccessRequest),
  }),
  'GET /access-requests/:uid/access': {
    summary: 'Whether an account that asked has got access; its uid is known to it alone',
    access: 'visitor',
    params,
    reply: z.strictObject({ hasAccess: z.boolean() }),
  },
  'POST /access-requests/:uid/approve': managedBy('manage_admins', {
    summary: 'Approves a request, which gives its account a role: admin, or the one that is named',
    params,
    body: AccessApproval,
    reply: AccessRequest.extend({ passwordMail: PasswordMail }),
    errors: ['not_found', 'account_not_found', 'email_changed', 'email_unverified', 'already_decided'],
  }),
  'POST /access-requests/:uid/reject': managedBy('manage_admins', {
    summary: 'Rejects a request',
    params,
    body: AccessDecision,
    reply: AccessRequest,
    errors: ['not_found', 'already_decided', 'decision_conflict'],
  }),
});
