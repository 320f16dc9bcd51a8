import { z } from 'zod';

// The site's Content-Security-Policy forbids `new Function`, which zod would probe for.
z.config({ jitless: true });

export { z };
