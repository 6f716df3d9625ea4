// The declarations for the server of the area of payers' answers to orders.
import type { ServerArea } from '../../kernel/area.ts';
import { letPatientPay, listOrderApprovals, setPayerApproval } from './payer-answers.ts';

/** Requests for a payer's approval of single orders. */
export const preapprovalArea: ServerArea = {
  handlers: () => [listOrderApprovals, setPayerApproval, letPatientPay],
};
