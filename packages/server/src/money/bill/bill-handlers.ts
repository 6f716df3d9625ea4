// Every call of bills.
import type { Handler } from '../../kernel/handler.ts';
import { addBill } from './add-bill.ts';
import { askGiftApproval, getGift } from './ask-gift.ts';
import { cancelBill } from './cancel-bill.ts';
import { getBill } from './get-bill.ts';
import { getPaymentTotals } from './get-payment-totals.ts';
import { listDeposits } from './list-deposits.ts';
import { listDues, sumDues } from './list-dues.ts';
import { receiveDue, writeOffDue } from './settle-due.ts';

export const billHandlers: readonly Handler[] = [
  getBill,
  getPaymentTotals,
  listDeposits,
  addBill,
  cancelBill,
  listDues,
  sumDues,
  receiveDue,
  writeOffDue,
  getGift,
  askGiftApproval,
];
