// The general ledger on the wire: its accounts, their balances, and the vouchers behind them (R286-R288, Q141).

import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { day, flag, id, instant, money, oneOf, optional, requiredText, signedMoney, text } from '../../kernel/field.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { pickRow } from '../../kernel/pick-row.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';
import { financeChecks } from './finance-checks.ts';
import { glMasterTopic } from './topics.ts';

/** Menu path that rights on the ledger hang on. */
export const financeMenu = 'finance';
/** The one company of a tenant; every finance call of the specification names it. */
export const COMPANY_CODE = 'C0001';
/** The account of cash and bank; its sub-ledgers above `LAST_MODE_SLID` are the hospital's banks (R288, Q141). */
export const CASH_AND_BANK_GLID = 1;
/** Sub-ledgers 1 to 4 of cash and bank are the ways money comes: cash, card, UPI, NEFT. */
export const LAST_MODE_SLID = 4;
/** Payment, receipt, journal, contra, purchase, sales (R287). */
export const voucherTypes = ['Y', 'R', 'J', 'T', 'P', 'S'] as const;

const companyCode = optional(text(10));

/** A side of the balance sheet or of profit and loss. */
const plBs = shape({ plBsId: id(), description: text(), type: text() });
/** A sub-ledger, such as a bank. */
const subLedger = shape({
  slid: optional(id()),
  slName: requiredText(financeChecks.enterSubLedgerName, 100),
  isActive: optional(flag()),
});

const accountFields = {
  glName: requiredText(financeChecks.enterAccountName, 100),
  plBsId: id(financeChecks.selectAccountSide),
  hasSubLedgers: optional(flag()),
  openingBalance: optional(signedMoney()),
  narration: optional(text(300)),
  isActive: optional(flag()),
};
const accountSpellings = { glName: 'glLName', hasSubLedgers: 'anysl', openingBalance: 'opBal', subLedgers: 'slmasts' };
/** An account as typed; debit above zero. */
export const newGlMaster = shape(
  {
    glid: optional(id()),
    ...accountFields,
    subLedgers: optional(z.array(subLedger).max(500, financeChecks.tooManySubLedgers.text)),
  },
  accountSpellings,
);
/** A saved account; accounts that the product writes are `isSystem`. */
const glMaster = shape(
  { glid: id(), ...accountFields, isSystem: flag(), companyCode: text(), subLedgers: z.array(subLedger) },
  accountSpellings,
);

/** The four sides accounts belong to. */
export const listPlBs = endpoint({
  path: '/Finance/GetAllPlBs',
  summary: 'Lists the sides of balance sheet and profit and loss.',
  permission: may('view', financeMenu),
  effect: 'read',
  input: shape({ companyCode }),
  output: shape({ plBsList: z.array(plBs) }),
});

/** Every account with its balance at the end of a day, in the hospital; balances brought forward count. */
export const listGlMasters = endpoint({
  path: '/Finance/GetAllGlmasts',
  summary: 'Lists the accounts of the ledger with their balances.',
  permission: may('view', financeMenu),
  effect: 'read',
  input: listInput({ companyCode, onDay: optional(day()) }),
  output: listOutput(
    shape(
      {
        glid: id(),
        glName: text(),
        plBsId: id(),
        side: text(),
        isSystem: flag(),
        isActive: flag(),
        debit: signedMoney(),
        credit: signedMoney(),
        balance: signedMoney(),
      },
      { glName: 'glLName' },
    ),
    'glmastList',
  ),
});

/**
 * Room rent of the stays without a final bill, up to now and with GST. It is posted with the final bill, so account 3 and the balances of
 * the ledger are without it, while the dashboard counts it. A call of ours.
 */
export const getOpenRent = endpoint({
  path: '/Finance/GetOpenRent',
  summary: 'Reads the room rent of stays without a final bill, which is not in the ledger yet.',
  permission: may('view', financeMenu),
  effect: 'read',
  input: shape({}),
  output: shape({ rent: money() }),
});

const key = shape({ glid: optional(id()), companyCode });

/** One account with its sub-ledgers; without a number that of cash and bank, whose further sub-ledgers are the banks (Q141). */
export const getGlMaster = endpoint({
  path: '/Finance/GetGlmastById',
  summary: 'Reads one account of the ledger with its sub-ledgers.',
  permission: mayLookUp('finance', 'Patients', 'TPA'),
  effect: 'read',
  input: key,
  output: shape({ glMaster: pickRow(glMaster, ['openingBalance', 'narration'], financeMenu) }, { glMaster: 'glmast' }),
});

/** Adds an account. */
export const addGlMaster = endpoint({
  path: '/Finance/AddGlmast',
  logAs: ['gl_master', 'added'],
  bodyBytes: bodySize.long,
  summary: 'Adds an account to the ledger.',
  permission: may('add', financeMenu),
  effect: 'write',
  changes: [glMasterTopic],
  input: shape({ glMaster: newGlMaster }, { glMaster: 'glmast' }),
  output: shape({ glMaster }, { glMaster: 'glmast' }),
});

/** Changes an account and its sub-ledgers; sub-ledgers left out stay. Of the product's own only names, narration and banks change. */
export const updateGlMaster = endpoint({
  path: '/Finance/UpdateGlmast',
  logAs: ['gl_master', 'changed'],
  bodyBytes: bodySize.long,
  summary: 'Changes an account of the ledger.',
  permission: may('edit', financeMenu),
  effect: 'write',
  changes: [glMasterTopic],
  input: shape({ glMaster: shape({ ...newGlMaster.shape, glid: id() }, accountSpellings) }, { glMaster: 'glmast' }),
  output: shape({ glMaster }, { glMaster: 'glmast' }),
});

/** Deactivates an account; refused while it has a balance, and for accounts that the product writes. */
export const deleteGlMaster = endpoint({
  path: '/Finance/DeleteGlmast',
  logAs: ['gl_master', 'removed'],
  summary: 'Takes an account of the ledger out of use.',
  permission: may('delete', financeMenu),
  effect: 'write',
  changes: [glMasterTopic],
  input: shape({ glMaster: shape({ glid: id() }) }, { glMaster: 'glmast' }),
  output: shape({}),
});

/** Lists entries of an account of the hospital, newest first, each with its voucher. */
export const listLedger = endpoint({
  path: '/Finance/GetLedger',
  summary: 'Lists the entries of an account of the ledger.',
  permission: may('view', financeMenu),
  effect: 'read',
  openBecause: 'a book of money by receipt',
  input: listInput({ glid: id(), ...askedDays }),
  output: listOutput(
    shape(
      {
        voucherId: id(),
        lineNo: id(),
        voucherType: oneOf(voucherTypes),
        voucherDate: day(),
        sourceTable: text(),
        sourceId: optional(id()),
        admissionId: optional(id()),
        admissionMode: optional(text()),
        subLedgerName: optional(text(300)),
        debit: signedMoney(),
        credit: signedMoney(),
        createdAt: instant(),
        createdByName: optional(text()),
      },
      admissionSpellings,
    ),
    'ledgerEntryList',
  ),
});
