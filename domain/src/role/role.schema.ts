import { z } from '../zod.ts';
import { givenRoles, roles } from './role.ts';

export const GivenRoleName = z.enum(givenRoles, 'Elige un rol');
export const RoleName = z.enum(roles);
