// The declaration of the dispensing area to the server.
import type { ServerArea } from '../../kernel/area.ts';
import type { RelationsOfCare } from '../../people/patient/relation-of-care.ts';
import { dispensedLines } from '../pharmacy/dispensed-lines.ts';
import { addDirectSale } from './add-direct-sale.ts';
import { getPrescription } from './get-prescription.ts';
import { listPrescriptions } from './list-prescriptions.ts';
import { relationsOfDispensing } from './relations-of-dispensing.ts';
import { dispensedOfPrescriptions } from './reopen-lines.ts';

/** Medicine that was prescribed, handed out and sold at the pharmacy's counter. */
export const dispensingArea: ServerArea & RelationsOfCare = {
  handlers: () => [listPrescriptions, getPrescription, addDirectSale],
  fills: [dispensedLines.filledBy(dispensedOfPrescriptions)],
  relationsOfCare: relationsOfDispensing,
};
