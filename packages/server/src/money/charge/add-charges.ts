// Posts charge lines to an admission, all or none (R435-R447).
import {
  addCharge as addChargeEndpoint,
  addCharges as addChargesEndpoint,
  addNonHospitalCharges as addNonHospitalChargesEndpoint,
} from '@charaka/contract/money/charge/charge';
import { handle } from '../../kernel/handler.ts';
import { postCharges } from './post-charges.ts';

/** Posts the lines of the dialog. */
export const addCharges = handle(addChargesEndpoint, (call, { admissionId, lines }) =>
  postCharges(call, admissionId, lines),
);

/** One line. */
export const addCharge = handle(addChargeEndpoint, (call, { serviceCharge: { admissionId, ...line } }) =>
  postCharges(call, admissionId, [line]),
);

/** Lines that are not the hospital's own (R331). */
export const addNonHospitalCharges = handle(addNonHospitalChargesEndpoint, (call, { admissionId, lines }) =>
  postCharges(call, admissionId, lines, true),
);
