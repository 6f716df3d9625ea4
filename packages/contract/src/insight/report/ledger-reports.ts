// Reports of the ledger.
import { voucherTypes } from '../../money/finance/ledger.ts';
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';
import { seesAccounts } from './report-roles.ts';

/** An entry of a voucher, on the day of the voucher. */
const voucherEntryDataset = dataset({
  view: 'voucher_entry',
  instant: 'voucherDate',
  key: ['voucherId', 'lineNo'],
  fields: {
    voucherId: reported.number(),
    lineNo: reported.number(),
    voucherDate: reported.day(),
    voucherType: reported.choice(voucherTypes, 'report:voucherTypes'),
    accountId: reported.named('accountName', 'account'),
    accountName: reported.text(),
    subLedgerName: reported.text(),
    debit: reported.money(),
    credit: reported.money(),
    postedByName: reported.text(),
  },
});

/** Entries of vouchers: debit and credit are equal, and by account they are those of the trial balance (RP001). */
export const transactionReport = report({
  menu: 'transaction_report',
  name: 'Transaction',
  title: 'Transactions report',
  department: 'Finance',
  roles: seesAccounts,
  summary: 'Entries of vouchers by the day of the voucher, with account, debit and credit.',
  dataset: voucherEntryDataset,
  period: 'today',
  columns: [
    'voucherId',
    'voucherDate',
    'voucherType',
    'accountName',
    'subLedgerName',
    'debit',
    'credit',
    'postedByName',
  ],
  filters: ['voucherType', 'accountId'],
  measures: ['debit', 'credit'],
});
