import type { HandlersOf } from '../http/handler.ts';
import { readStatistics } from './statistics.ts';

export const statisticsRoutes: HandlersOf<'statistics'> = {
  'GET /statistics': ({ context, query: { span, timeZone } }) => readStatistics(context, span, timeZone),
};
