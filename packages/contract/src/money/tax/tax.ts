// Tax documents on the wire: the list of them, and one with its lines (FI044-FI046).
import { gstDocumentKinds, gstTreatments } from '@charaka/rules/money/gst-document';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, money, oneOf, optional, percent, quantity, text } from '../../kernel/field.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';

/** Menu path that rights on tax documents hang on. */
export const taxMenu = 'finance/gst';

/** Papers that have a document. */
const gstSources = ['bill', 'memo', 'return', 'counter', 'counterRefund'] as const;

const row = {
  gstDocumentId: id(),
  documentKind: oneOf(gstDocumentKinds),
  documentNo: text(16),
  finYear: text(),
  documentDate: day(),
  issuedAt: instant(),
  /** Month in which it is reported to the state, as 'MMYYYY'. */
  returnPeriod: text(6),
  /** Of a credit note: the number and day of the reversed paper, and its document if there is one. */
  originalId: optional(id()),
  originalNo: optional(text()),
  originalDate: optional(day()),
  source: oneOf(gstSources),
  /** The number of the bill, the memo or the return. */
  sourceNo: text(),
  /** Null for a patient of the counter. */
  admissionId: optional(id()),
  /** Null of a person without a record. */
  patientId: optional(id()),
  partyName: text(),
  partyGstin: optional(text(15)),
  placeOfSupply: optional(text(10)),
  isInterState: flag(),
  /** Of a hospital outside India, written before none was: it is no valid document there (Q261). */
  isOutsideIndia: flag(),
  /** Amount charged without its tax; bases that were taxed; amount charged and not taxed. */
  value: money(),
  taxable: money(),
  exempt: money(),
  igst: money(),
  cgst: money(),
  sgst: money(),
  cess: money(),
  total: money(),
};
const spellings = { ...admissionSpellings, issuedAt: 'issuedOn', createdByName: 'createdBy' };

/** A document as listed. */
const gstDocumentRow = shape(row, spellings);

const line = shape({
  lineNo: count(),
  hsnCode: optional(text()),
  description: text(500),
  uqc: text(3),
  quantity: quantity(),
  value: money(),
  taxable: money(),
  rate: percent(),
  igst: money(),
  cgst: money(),
  sgst: money(),
  cess: money(),
  treatment: oneOf(gstTreatments),
});

/** A document as it was frozen: seller, recipient, lines. */
const gstDocument = shape(
  {
    ...row,
    reason: optional(text(300)),
    sellerName: text(),
    sellerGstin: optional(text(15)),
    sellerStateCode: optional(text(10)),
    partyStateCode: optional(text(10)),
    /** Of the patient as it is known now, in one line; the law wants it from 50,000 rupees on (CGST Rule 46). */
    partyAddress: optional(text()),
    /** The name of the state with its code. */
    placeName: optional(text()),
    createdByName: text(),
    lines: z.array(line),
  },
  spellings,
);

/** The documents of the hospital, the newest first; days are those of the documents, both ends included. */
export const listGstDocuments = endpoint({
  path: '/Finance/GetAllGstDocuments',
  summary: 'Lists the tax documents of the hospital.',
  permission: may('view', taxMenu),
  effect: 'read',
  openBecause: 'a book of money by receipt',
  input: listInput({ ...askedDays, documentKind: optional(oneOf(gstDocumentKinds)) }),
  output: listOutput(gstDocumentRow, 'gstDocumentList'),
});

/** One document with its lines, as it was frozen with its bill, memo or return (FI045). */
export const getGstDocument = endpoint({
  path: '/Finance/GetGstDocumentById',
  summary: 'Reads one tax document.',
  permission: may('view', taxMenu),
  effect: 'read',
  openBecause: 'a book of money by receipt',
  input: shape({ gstDocument: shape({ gstDocumentId: id() }) }),
  output: shape({ gstDocument }),
});
