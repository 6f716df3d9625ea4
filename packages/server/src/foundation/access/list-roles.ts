// The roles of the tenant, for the screen of roles and wherever a role is chosen.
import { listRoles as listRolesEndpoint, role } from '@charaka/contract/foundation/access/role';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { roleList } from './role-store.ts';

/** Roles by number. */
export const listRoles = handle(listRolesEndpoint, (call, input) =>
  readList(call.tx, roleList(call.tenantId), role, input),
);
