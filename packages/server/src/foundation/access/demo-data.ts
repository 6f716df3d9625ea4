// Demo data of access: roles with their rights, log-ins, and the roles that must have a second factor.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { insertRows } from '../../../db/seed/insert-rows.ts';
import { seedRoles, seedUsers } from '../../../db/seed/seed-access.ts';
import { demoStaff } from '../../../db/seed/seed-staff.ts';

/** Rows of the demo. */
export const accessDemo: readonly DemoPart[] = [
  { name: 'roles', needs: ['hospitals'], seed: ({ owner, tenant }) => seedRoles(owner, tenant) },
  {
    name: 'users',
    needs: ['roles', 'staff'],
    seed: (scene) => seedUsers(scene.owner, scene.tenant, demoStaff.of(scene), scene.passwordHash),
  },
  {
    name: 'security',
    needs: ['users'],
    // A user who tries the demo on this machine is offered a second factor; the other tenant demands one (Q232).
    seed: async ({ owner, tenant }) => {
      if (tenant.tenantName === 'demo')
        await insertRows(owner, tenant.tenantId, 'security_policy', [{ factorFor: 'nobody' }]);
    },
  },
];
