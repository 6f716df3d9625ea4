// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { addPayment } from '@charaka/contract/money/payment/payment';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const now = () => new Date().toISOString();

const deposit = (admissionId: number, paymentType: 'Receive' | 'Refund', amount: number, modes: object) => ({
  payment: { admissionId, paidAt: now(), paymentType, amount, ...modes },
});

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  tenders: [
    {
      endpoint: addPayment,
      isRepeated: true,
      make: async (parts) => {
        const tenant = await makeTenant(parts);
        const admissionId = await admitInScene(tenant);
        return { tenant, amount: 100, request: (modes) => deposit(admissionId, 'Receive', 100, modes) };
      },
    },
    {
      endpoint: addPayment,
      isRefund: true,
      make: async (parts) => {
        const tenant = await makeTenant(parts);
        const admissionId = await admitInScene(tenant);
        await tenant.ask(addPayment, deposit(admissionId, 'Receive', 100, { cash: 100 }));
        return { tenant, amount: 100, request: (modes) => deposit(admissionId, 'Refund', 100, modes) };
      },
    },
  ],
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
