// The labels of dispensed medicines on the wire: what the counter sticks on each pack of a prescription.
import { z } from 'zod';
import { medicineDetail } from '../../clinic/order/order-detail.ts';
import { languageCodes } from '../../foundation/tenancy/preference-choices.ts';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { directSaleMenu } from '../pharmacy/stock.ts';
import { dispensedPatient, dispensingSpellings } from './direct-sale.ts';

/** The label of a sold line that answers a prescribed one. */
const dispenseLabel = shape(
  {
    saleLineId: id(),
    itemName: text(),
    pack: text(),
    /** Units that the patient has of this line: sold and not returned. */
    quantity: count(),
    batchNumber: text(),
    expiry: day(),
    soldAt: instant(),
    /** The dose and the times as prescribed; what the prescriber added in words is `instruction`. */
    detail: medicineDetail,
    instruction: optional(text(500)),
  },
  { saleLineId: 'pharmacySalesDetailId', soldAt: 'cashmemoDate' },
);

/**
 * Reads what the labels of a prescription's dispensed medicines say, in the order of their sale: all of the visit, or those of one memo.
 * Lines that were sold without a prescription have no dose and no label; a line that came back whole has none either (PH051).
 */
export const getDispenseLabels = endpoint({
  path: '/Pharmacy/GetDispenseLabels',
  logAs: ['dispense_label', 'printed'],
  summary: 'Reads what the labels of the dispensed medicines of a visit say.',
  permission: may('add', directSaleMenu),
  effect: 'read',
  isVeiled: true,
  isShownWhole: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: shape({ encounterId: id(), saleId: optional(id()) }, { saleId: 'cashmemoId' }),
  output: shape(
    {
      ...dispensedPatient,
      /** The language in which the prescriber chose to instruct the patient. */
      language: oneOf(languageCodes),
      labels: z.array(dispenseLabel),
    },
    dispensingSpellings,
  ),
});
