// Medicines that can be prescribed by name: recent ones of the caller, and items of the pharmacy. Free text is accepted as well.

import { medicineForms } from '@charaka/rules/clinic/medicine-values';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { visitMenu } from '../opd/visit.ts';

/** The medicines a doctor finds by the first letters, the likeliest first. Read once when the screen opens. */
export const listMedicines = endpoint({
  path: '/Consultation/GetMedicines',
  summary: 'Lists medicines that can be prescribed by name.',
  permission: may('view', visitMenu),
  effect: 'read',
  input: shape({}),
  output: shape(
    {
      medicines: z.array(
        shape({
          genericName: text(),
          strength: optional(text()),
          form: oneOf(medicineForms),
          itemId: optional(id()),
          /** How many pieces the pharmacy hands out together. */
          piecesInPack: optional(count()),
          /** It ranks names, and vouches for no strength (Q253). */
          isPrescribedBefore: optional(flag()),
        }),
      ),
    },
    { medicines: 'medicineList' },
  ),
});
