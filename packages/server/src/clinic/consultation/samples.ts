// Samples of the area for the walks over every call.
import { getConsultation, saveDraft } from '@charaka/contract/clinic/consultation/consultation';
import { openConsultationDesk, paracetamol } from '../../../test-support/patient/consultation-desk.ts';
import { orderable } from '../../../test-support/patient/order-desk.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  commands: [
    {
      endpoint: saveDraft,
      make: async (parts) => {
        const { tenant, visitId, note } = await openConsultationDesk(parts);
        return {
          tenant,
          request: await note({
            medicines: [paracetamol],
            orders: [{ chargeId: orderable.urine, orderName: 'Urine routine', isUrgent: false }],
          }),
          read: async () => [await tenant.call(getConsultation, { visitId })],
        };
      },
    },
  ],
  leftOut: {
    '/Consultation/SaveDraft': { revision: 'tells which version the note was opened with' },
  },
};
