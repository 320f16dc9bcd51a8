/** The domain's engine, which nobody waits for who only reads. */
export { recompute } from '@arena/domain';
