// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { addStaff, getStaff, updateStaff } from '@charaka/contract/foundation/staff/staff';
import { accountForm, staffForm } from '../../../test-support/access/staff-form.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';

/** Only where the user works differs, which stands in a table of its own. */
const staffOf = (letter: string) => ({
  ...staffForm(),
  account: { workHospitalIds: [1], isHospitalsVisible: letter < 'B' },
});
const account = 'the account is answered under keys of its own; tests of the log-in read it';
const accountFields = {
  'account.workHospitalIds': account,
  'account.isHospitalsVisible': account,
  'account.password': account,
  'account.mustChangePassword': account,
};

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  edits: [
    {
      update: updateStaff,
      get: getStaff,
      wrapper: 'staff',
      noun: 'member of staff',
      make: async (tenant) => {
        const account = accountForm(tenant, 'Ganga-Setu-41');
        const { staff } = await tenant.ask(addStaff, { staff: staffForm({ account }) });
        return { staffId: staff.staffId };
      },
      typed: staffOf,
      asked: (key) => key,
    },
  ],
  leftOut: {
    '/Staff/SaveStaff': accountFields,
    '/Staff/UpdateStaff': accountFields,
  },
};
