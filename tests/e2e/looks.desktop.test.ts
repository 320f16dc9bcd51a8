import { walk } from './looks/walk.ts';
import { sizes } from './sizes.ts';

const [, laptop] = sizes;

walk(laptop);
