// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { addDocuments } from '@charaka/contract/stay/document/document';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';

const pdf = Buffer.from(`%PDF-1.4\n${' '.repeat(64)}\n%%EOF\n`).toString('base64');

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  nested: [
    {
      endpoint: addDocuments,
      make: async (tenant) => ({
        documents: [
          {
            admissionId: await admitInScene(tenant),
            category: 'report',
            sourceId: 1,
            documentDate: dayOf(),
            fileName: 'Report.pdf',
            content: pdf,
          },
        ],
      }),
    },
  ],
};
