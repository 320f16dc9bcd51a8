/** The domain's engine, loaded on demand only. */
export { recompute } from '@arena/domain';
