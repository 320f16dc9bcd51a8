import { limits, type Webhook } from '@arena/domain';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { adminQuery } from '#lib/query/admin-query.ts';

async function readWebhooks(): Promise<Webhook[]> {
  return (await authorizedCall('GET /webhooks', {})).webhooks;
}

/** The team's channels; refetched every 5 minutes while shown. */
export const webhookList = adminQuery(['the webhooks'], readWebhooks, limits.adminListRefresh);
