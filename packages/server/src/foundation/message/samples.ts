// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.
import { addMessage, getMessage, updateMessage } from '@charaka/contract/foundation/message/message';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  pairs: [
    {
      get: getMessage,
      update: updateMessage,
      asked: async (tenant) => {
        const message = { title: 'Water', body: '<p>Off at noon</p>', roleMappings: [{ roleId: 30 }] };
        const added = await tenant.ask(addMessage, { message });
        return { message: { messageId: added.message.messageId } };
      },
    },
  ],
};
