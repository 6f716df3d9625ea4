// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { setGstRule } from '@charaka/contract/foundation/tenancy/gst-rule';
import { updateHospital } from '@charaka/contract/foundation/tenancy/hospital';
import {
  addPrintSetting,
  getPrintSetting,
  updatePrintSetting,
} from '@charaka/contract/foundation/tenancy/print-setting';
import { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import { hospitalForm } from '../../../test-support/access/hospital-form.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';

const abroad = { stateId: 45 };

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  edits: [
    {
      update: updateHospital,
      get: getHospital,
      wrapper: 'hospital',
      noun: 'hospital',
      make: async () => ({ hospitalId: 1 }),
      typed: (letter) => hospitalForm({ hospitalName: `Hospital ${letter}` }),
    },
    {
      update: setGstRule,
      get: getHospital,
      wrapper: 'hospital',
      noun: 'hospital',
      make: async () => ({ hospitalId: 1 }),
      // Days to come, another one for each letter.
      typed: (letter) => {
        const day = dayOf(100 + letter.charCodeAt(0));
        return { gstServicePlaceSince: day, roomTaxSince: day, medicineInTreatmentSince: day };
      },
    },
  ],
  pairs: [
    {
      get: getPrintSetting,
      update: updatePrintSetting,
      asked: async (tenant) => {
        const printSetting = { settingFor: 'ipd_bill', headerHeight: 100, footerHtml: '<p>Ours</p>' } as const;
        const added = await tenant.ask(addPrintSetting, { printSetting });
        return { printSetting: { printSettingId: added.printSetting.printSettingId } };
      },
    },
  ],
  leftOut: {
    '/PrintSetting/UpdatePrintSetting': { settingFor: 'a name that papers are printed under; print-settings.test.ts' },
    '/PrintSetting/AddPrintSetting': { settingFor: 'a name that papers are printed under; print-settings.test.ts' },
  },
  goesWith: {
    '/HospitalSetting/UpdateHospital': { countryId: abroad },
  },
};
