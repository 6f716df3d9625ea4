// Charges of an operation on the wire, posted to the admission of the operated patient.

import { bodySize, endpoint, mayDo } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { shape } from '../../kernel/shape.ts';
import { chargeLines, postedCharges } from '../../money/charge/charge.ts';
import { chargeTopic } from '../../money/charge/topics.ts';

/** Posts charge lines of an operation to the admission of its patient; otherwise as `addCharges` (Q20). */
export const addTheatreCharges = endpoint({
  path: '/OTMaster/AddOtPatientCharge',
  logAs: ['operation_charge', 'added'],
  bodyBytes: bodySize.long,
  summary: 'Posts the charges of an operation to the admission of its patient, all or none.',
  permission: mayDo('charge'),
  effect: 'once',
  changes: [chargeTopic],
  input: shape(
    {
      theatreCharge: shape(
        { bookingId: id(fieldSentences.selectOperation), lines: chargeLines },
        { bookingId: 'otBookingId', lines: 'ipdServiceChargeList' },
      ),
    },
    { theatreCharge: 'otPatientCharge' },
  ),
  output: postedCharges,
});
