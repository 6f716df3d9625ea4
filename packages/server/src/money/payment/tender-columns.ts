// The columns with the year, the number, the amount and the modes of money, as every table that takes money has them.
import type { Paise } from '@charaka/rules/money/money';
import type { PaidModes } from '@charaka/rules/money/paid-modes';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** Judged money, ready to be written with the next number of its series. */
export interface Money {
  readonly finYear: string;
  readonly paidAt: Date;
  readonly amountPaise: Paise;
  readonly modes: PaidModes;
}

/** The names of the columns of modes, for an insert. */
export const tenderColumns: Sql = sql`cash_paise, card_paise, card_number, upi_paise, upi_reference, neft_paise,
  neft_reference, cheque_paise, cheque_number`;

/** The values of an amount by modes, in the order of `tenderColumns`. */
export const tenderValues = (modes: PaidModes): Sql => sql`${modes.cashPaise}, ${modes.cardPaise}, ${modes.cardNumber},
  ${modes.upiPaise}, ${modes.upiReference}, ${modes.neftPaise}, ${modes.neftReference}, ${modes.chequePaise},
  ${modes.chequeNumber}`;

/** The names of the columns of numbered money, for an insert. */
export const moneyColumns: Sql = sql`fin_year, receipt_no, amount_paise, ${tenderColumns}`;

/**
 * The values of `moneyColumns`, with the next number of the series: without gaps, per hospital and financial year (money.md). Money that
 * moves from one record to another has no series.
 */
export const moneyValues = (
  { hospital }: Call,
  series: string | null,
  { finYear, amountPaise, modes }: Money,
): Sql => sql`${finYear}, ${series === null ? sql`null` : sql`next_number(${series}, ${hospital.hospitalId}, ${finYear})`},
  ${amountPaise}, ${tenderValues(modes)}`;

/** The columns set to an amount by modes, for an update. */
export const tenderChanges = (modes: PaidModes): Sql => sql`(${tenderColumns}) = row(${tenderValues(modes)})`;

/** The columns of the table of that alias as `PaidModes`. */
export const paidModes = (alias: string): Sql =>
  raw(`${alias}.cash_paise, ${alias}.card_paise, ${alias}.card_number, ${alias}.upi_paise, ${alias}.upi_reference,
    ${alias}.neft_paise, ${alias}.neft_reference, ${alias}.cheque_paise, ${alias}.cheque_number`);

/** The columns of the table of that alias in the contract's names. */
export const shownTender = (alias: string): Sql =>
  raw(`${alias}.cash_paise as cash, ${alias}.card_paise as card, ${alias}.card_number, ${alias}.upi_paise as upi,
    ${alias}.upi_reference, ${alias}.neft_paise as neft, ${alias}.neft_reference, ${alias}.cheque_paise as cheque_amount,
    ${alias}.cheque_number`);
