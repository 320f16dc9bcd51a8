import { sizes } from '../sizes.ts';
import { walk } from './walk.ts';

const [, laptop] = sizes;

walk(laptop);
