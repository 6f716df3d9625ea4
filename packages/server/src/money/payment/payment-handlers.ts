// Every call of payments.
import type { Handler } from '../../kernel/handler.ts';
import { addPayment } from './add-payment.ts';
import { updatePayment } from './update-payment.ts';

export const paymentHandlers: readonly Handler[] = [addPayment, updatePayment];
