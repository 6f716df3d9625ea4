// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.
import { addRole, getRole, updateRole } from '@charaka/contract/foundation/access/role';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';

const counterDue = {
  isCounterDueUnlimited: 'answered as a role without counterDue',
};
const rights = 'the rights of a role are read by a call of their own';
const rolePermissions = {
  'rolePermissions.0.path': rights,
  'rolePermissions.0.canView': rights,
  'rolePermissions.0.canAdd': rights,
  'rolePermissions.0.canEdit': rights,
  'rolePermissions.0.canDelete': rights,
  'rolePermissions.0.canGrant': rights,
};

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  pairs: [
    {
      get: getRole,
      update: updateRole,
      asked: async (tenant) => ({ roleId: (await tenant.ask(addRole, { role: { roleName: 'Porter' } })).role.roleId }),
    },
  ],
  leftOut: {
    '/HospitalSetting/AddRole': { ...rolePermissions, ...counterDue },
    '/HospitalSetting/UpdateRole': {
      ...counterDue,
      isSystem: 'nobody changes which roles belong to the system',
      isSuperadmin: 'nobody changes which roles belong to the system',
    },
  },
};
