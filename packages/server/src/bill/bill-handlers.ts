// Every call of bills.
import type { Handler } from '../kernel/handler.ts';
import { addBill } from './add-bill.ts';
import { getBill } from './get-bill.ts';
import { getPaymentTotals } from './get-payment-totals.ts';
import { listDeposits } from './list-deposits.ts';

export const billHandlers: readonly Handler[] = [getBill, getPaymentTotals, listDeposits, addBill];
