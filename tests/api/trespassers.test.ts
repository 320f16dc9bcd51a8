// What was once overlooked, in each place where a text can stand.
import { describeTrespassers } from '../support/fuzz.ts';

describeTrespassers('demo-api-trespassers');
