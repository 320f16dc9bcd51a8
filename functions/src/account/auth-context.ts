import type { Config } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import type { Accounts } from './accounts.ts';

export interface AuthParts {
  accounts: Accounts;
  config: Pick<Config, 'ownerEmail' | 'localAdminEmail' | 'setupSecret'>;
}

export interface AuthContext extends Context, AuthParts {}
