import { HOUR } from '../time/instant.ts';
import { z } from '../zod.ts';
import { NoticeEvent } from './notice.schema.ts';

const count = z.int().min(0);

/** Delivery counts of an event's notices, for organisers: phones or channels, without names. */
export const NoticeSummary = z.strictObject({
  event: NoticeEvent,
  /** Latest due time, ISO 8601. */
  at: z.string(),
  /** Notices that are still retried. */
  waiting: count,
  sent: count,
  opened: count,
  failed: count,
});
export type NoticeSummary = z.output<typeof NoticeSummary>;

/** Sums notices of the same event within an hour, such as approvals one after another. @param notices newest first. */
export function noticeSummaries(notices: readonly NoticeSummary[]): NoticeSummary[] {
  const summaries: NoticeSummary[] = [];
  for (const notice of notices) {
    const near = summaries.findLast(({ event }) => event === notice.event);
    if (near === undefined || Date.parse(near.at) - Date.parse(notice.at) > HOUR) {
      summaries.push({ ...notice });
      continue;
    }
    near.waiting += notice.waiting;
    near.sent += notice.sent;
    near.opened += notice.opened;
    near.failed += notice.failed;
  }
  return summaries;
}
