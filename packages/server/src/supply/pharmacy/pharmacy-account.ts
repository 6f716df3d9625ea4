// The pharmacy's part of the account of an admission: its cash memos.
import type { AccountSource } from '../../money/account/account-source.ts';
import { readSales } from './sale-store.ts';

/** Stands in the declaration of the area. */
export const pharmacyAccount: AccountSource = { readMemos: readSales };
