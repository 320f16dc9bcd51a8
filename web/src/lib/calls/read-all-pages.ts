import { limits } from '@arena/domain';

/** One page of a list, as the API answers it. */
export interface ReplyPage<Item> {
  items: Item[];
  nextCursor: string | null;
}

const MOST = String(limits.page.most);

/**
 * Reads a whole list page by page.
 * @param onRead reports the number of items after each page
 * @throws {ApiError} as `read`
 */
export async function readAllPages<Item>(
  read: (query: { limit: string; cursor?: string }) => Promise<ReplyPage<Item>>,
  onRead: (count: number) => void = () => undefined,
): Promise<Item[]> {
  const all: Item[] = [];
  let page = await read({ limit: MOST });
  all.push(...page.items);
  while (page.nextCursor !== null) {
    onRead(all.length);
    page = await read({ limit: MOST, cursor: page.nextCursor });
    all.push(...page.items);
  }
  return all;
}
