// What the area of payers' answers to orders declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { letPatientPay, listOrderApprovals, setPayerApproval } from './payer-answers.ts';

/** What payers are asked about single orders. */
export const preapprovalArea: ServerArea = {
  handlers: () => [listOrderApprovals, setPayerApproval, letPatientPay],
};
