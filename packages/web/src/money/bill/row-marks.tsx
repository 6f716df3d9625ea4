// Marks of bills on the rows of the inpatient list: balance or due, a low deposit, and a due above the credit limit.

import { listDeposits } from '@charaka/contract/money/bill/bill';
import { depositTopic } from '@charaka/contract/money/bill/topics';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { addPaise, subtractPaise } from '@charaka/rules/money/money';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { UseRowMarks } from '../../stay/admission/row-marks.ts';
import { DepositMarks } from '../payment/low-deposit.tsx';

/** Asked once for the page, after the list, which does not wait for it. */
export const useBillMarks: UseRowMarks = (admissionIds) => {
  // Deposits hang on the right on the list of all inpatients, whichever list is shown.
  const { canView } = useRights(admissionMenu);
  const answer = useAnswer(
    depositTopic,
    listDeposits,
    { admissionIds: [...admissionIds] },
    { isEnabled: canView && admissionIds.length > 0, isSilent: true },
  );
  const deposits = new Map((answer.data?.deposits ?? []).map((deposit) => [deposit.admissionId, deposit]));
  return {
    markOf: (admissionId) => {
      const deposit = deposits.get(admissionId);
      return <DepositMarks isLow={deposit?.isLow ?? false} isOverLimit={deposit?.isOverCreditLimit ?? false} />;
    },
    balanceOf: canView
      ? (admissionId) => {
          const deposit = deposits.get(admissionId);
          return deposit && subtractPaise(addPaise(deposit.paid, deposit.authorizedPayment), deposit.billAmount);
        }
      : undefined,
  };
};
