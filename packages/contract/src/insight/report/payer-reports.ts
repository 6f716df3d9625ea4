// Reports of claims on payers.
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';
import { seesAccounts } from './report-roles.ts';
import { opensStay } from './stay-reports.ts';

/** The desk whose bill a claim is of. */
const claimDesks = ['stay', 'counter'] as const;
/** Days between the bill and today, while a part of the claim is outstanding. */
const claimAges = ['upTo30', 'upTo60', 'upTo90', 'older', 'settled', 'cancelled'] as const;
/** A claim on the day of the bill, and what a cancellation or a credit note took off it on its own day, which is negative (RP005). */
const claimEntries = ['claimed', 'reduced'] as const;

/** A bill and a payer who owes a part of it (RP041). */
const claimDataset = dataset({
  view: 'claim',
  instant: 'billedAt',
  key: ['desk', 'billId', 'payerId', 'entry', 'refundId'],
  fields: {
    entry: reported.choice(claimEntries, 'report:claimEntries'),
    refundId: reported.number(),
    desk: reported.choice(claimDesks, 'report:desks'),
    billId: reported.number(),
    payerId: reported.named('payerName', 'payer'),
    payerName: reported.text(),
    billNo: reported.number(),
    finYear: reported.text(),
    billedAt: reported.instant(),
    submittedAt: reported.maybeInstant(),
    /** Of a settled claim: from the day when the bill went to the payer until the last money of the payer. */
    daysToPay: reported.maybeNumber(),
    admissionId: reported.reference(),
    patientId: reported.reference(),
    personName: reported.personName(),
    authorised: reported.money(),
    claimed: reported.money(),
    paid: reported.money(),
    tds: reported.money(),
    disallowed: reported.money(),
    outstanding: reported.money(),
    age: reported.choice(claimAges, 'report:ages'),
    reason: reported.freeText(),
  },
});

/** Claims by the day of the bill; the outstanding parts of all days add up to the list of dues (RP001, RP041). */
export const claimReport = report({
  menu: 'tpa_report',
  name: 'Claim',
  title: 'Claims report',
  department: 'TPA',
  roles: seesAccounts,
  summary: 'Claims on payers by the day of the bill, with what payers paid, deducted and disallowed.',
  dataset: claimDataset,
  period: 'month',
  // A claim of a counter bill has no stay.
  opens: opensStay,
  columns: [
    'billNo',
    'billedAt',
    'personName',
    'payerName',
    'desk',
    'entry',
    'submittedAt',
    'daysToPay',
    'authorised',
    'claimed',
    'paid',
    'tds',
    'disallowed',
    'outstanding',
    'age',
    'reason',
  ],
  filters: ['age', 'desk', 'entry', 'payerId'],
  measures: ['claimed', 'paid', 'tds', 'disallowed', 'outstanding'],
  numbers: [
    { field: 'daysToPay', by: 'average' },
    { field: 'daysToPay', by: 'p90' },
  ],
  openBecause: 'a book of claims by bill',
});
