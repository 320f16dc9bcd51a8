import { testReach } from './public-form-reach.ts';

testReach();
