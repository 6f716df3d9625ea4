// The declaration of the dispensing area to the server.
import type { ServerArea } from '../../kernel/area.ts';
import type { RelationsOfCare } from '../../people/patient/relation-of-care.ts';
import { dispensedLines } from '../pharmacy/dispensed-lines.ts';
import { memoWarnings } from '../pharmacy/memo-warnings.ts';
import { addDirectSale } from './add-direct-sale.ts';
import { askAboutAllergies } from './agreed-item.ts';
import { closePrescribedLine } from './close-prescribed-line.ts';
import { dispensingSettings } from './dispensing-settings.ts';
import { getDispenseLabels } from './get-dispense-labels.ts';
import { getPrescription } from './get-prescription.ts';
import { addItemBarcode, readBarcode, releaseItemBarcode } from './item-barcode.ts';
import { listPrescriptions } from './list-prescriptions.ts';
import { relationsOfDispensing } from './relations-of-dispensing.ts';
import { dispensedOfPrescriptions } from './reopen-lines.ts';
import { reopenPrescription } from './reopen-prescription.ts';
import { askSaleDiscount } from './sale-discount.ts';

/** Medicine that was prescribed, handed out and sold at the pharmacy's counter. */
export const dispensingArea: ServerArea & RelationsOfCare = {
  handlers: () => [
    listPrescriptions,
    getPrescription,
    addDirectSale,
    askSaleDiscount,
    closePrescribedLine,
    reopenPrescription,
    getDispenseLabels,
    readBarcode,
    addItemBarcode,
    releaseItemBarcode,
  ],
  settings: [dispensingSettings],
  fills: [dispensedLines.filledBy(dispensedOfPrescriptions), memoWarnings.filledBy(askAboutAllergies)],
  relationsOfCare: relationsOfDispensing,
};
