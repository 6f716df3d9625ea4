// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { addPayment } from '@charaka/contract/money/payment/payment';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';

const now = () => new Date().toISOString();

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  nested: [
    {
      endpoint: addPayment,
      make: async (tenant) => ({
        payment: {
          admissionId: await admitInScene(tenant),
          paidAt: now(),
          paymentType: 'Receive',
          amount: 10,
          cash: 10,
        },
      }),
    },
  ],
};
