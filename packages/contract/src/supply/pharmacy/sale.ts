// Cash memos of inpatients on the wire: sold on credit to the bill, or paid at once wholly or in part.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, money, optional, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { medicineMemo, medicineMemoRow, medicineMemoSpellings } from '../../money/account/medicine-memo.ts';
import { paymentModes } from '../../money/payment/payment.ts';
import { admission } from '../../stay/admission/admission.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';
import { pharmacyChecks } from './pharmacy-checks.ts';
import { ownSecondLook } from './second-check.ts';
import { maySeeSales, saleMenu } from './stock.ts';
import { pharmacySaleTopic, pharmacyStockTopic } from './topics.ts';

/** Memos of the hospital, the newest first; days are those of the sale, both ends included. `isPending` keeps those with something unpaid. */
export const listSales = endpoint({
  path: '/Pharmacy/GetAllSales',
  summary: 'Lists the cash memos of the hospital.',
  permission: may('view', saleMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput(
    {
      admissionId: optional(id()),
      ...askedDays,
      isPending: optional(flag()),
    },
    admissionSpellings,
  ),
  output: listOutput(medicineMemoRow, 'pharmacySaleList'),
});

/** The patient of an outpatient's memo, as its paper names them. */
const memoPatient = shape({
  sex: text(),
  ageYears: optional(count()),
  contactNo: optional(text()),
});

/** One memo with its inpatient or outpatient, as its paper needs it. */
export const getSale = endpoint({
  path: '/Pharmacy/GetSaleById',
  summary: 'Reads a cash memo with its lines and returns.',
  permission: maySeeSales,
  effect: 'read',
  unveiledBecause: 'a memo of the pharmacy that sold the medicines, with its returns',
  openBecause: 'a memo of the pharmacy that sold the medicines',
  input: shape({ sale: shape({ saleId: id() }, medicineMemoSpellings) }, { sale: 'pharmacySale' }),
  output: shape(
    {
      sale: medicineMemo,
      admission: optional(admission),
      patient: optional(memoPatient),
      /** Sold lines whose units come back to Quarantine, whatever the pharmacist decides (PH062). */
      quarantineLineIds: z.array(id()),
      /** Sold lines of items without a storage, whose units go to the shelf only where the pharmacist chooses it (PH062). */
      unknownStorageLineIds: z.array(id()),
    },
    { sale: 'pharmacySale', admission: 'ipdPatientViewModel' },
  ),
});

/**
 * Sells medicine to an inpatient until their final bill. Prices, expiry and tax come from the batches; `net` is what the screen
 * worked out, and a difference is refused. What is not paid at once goes to the bill. A memo is never changed, only returned.
 */
export const addSale = endpoint({
  path: '/Pharmacy/AddSale',
  logAs: ['pharmacy_sale', 'added'],
  summary: 'Sells medicine to an inpatient: the cash memo, and its units out of stock.',
  permission: may('add', saleMenu),
  effect: 'once',
  bodyBytes: bodySize.long,
  changes: [pharmacySaleTopic, pharmacyStockTopic],
  openBecause: 'makes the relation of care: the caller registers, admits or books the patient',
  input: shape(
    {
      sale: shape(
        {
          admissionId: id(fieldSentences.selectPatient),
          lines: z
            .array(
              shape(
                {
                  batchId: id(pharmacyChecks.selectBatch),
                  quantity: count()
                    .min(1, entrySentences.valueNotAboveZero.text)
                    .max(100_000, pharmacyChecks.soldTooMany.text),
                  discount: optional(money()),
                  ...ownSecondLook,
                },
                { discount: 'discountAmount' },
              ),
            )
            .min(1, pharmacyChecks.addAtLeastOneMedicine.text)
            .max(200, pharmacyChecks.memoTooLong.text),
          net: money(),
          ...paymentModes,
          remarks: optional(text(300)),
        },
        medicineMemoSpellings,
      ),
    },
    { sale: 'pharmacySale' },
  ),
  output: shape({ sale: medicineMemo }, { sale: 'pharmacySale' }),
});

/** Inpatients that medicine can be sold to, found by name, IP number, UHID or bed; at most 20. */
export const findPharmacyPatients = endpoint({
  path: '/Pharmacy/GetInpatients',
  summary: 'Finds inpatients whose bill is still open.',
  // A ward charges what it uses to its patients (PH022).
  permission: { menu: saleMenu, action: 'view', orMenus: ['Pharmacy/local_stock_consume'] },
  effect: 'read',
  isVeiled: true,
  isShownWhole: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: shape({ search: text(60) }),
  output: shape(
    {
      inpatients: z.array(
        shape(
          {
            admissionId: id(),
            patientId: id(),
            admissionMode: text(),
            patientName: text(),
            sex: text(),
            ageYears: optional(count()),
            bedName: text(),
            bedGroupName: text(),
            doctorName: text(),
            associationName: optional(text()),
          },
          admissionSpellings,
        ),
      ),
    },
    { inpatients: 'ipdPatientDetailsList' },
  ),
});
