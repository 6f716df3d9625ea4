// Which of the inpatients on the screen have a low deposit, and which owe more than they may.

import { listDeposits } from '@charaka/contract/money/bill/bill';
import { depositTopic } from '@charaka/contract/money/bill/topics';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';

/** The admissions to be warned of. */
export interface DepositWarnings {
  readonly low: ReadonlySet<number>;
  readonly overLimit: ReadonlySet<number>;
}

/** The warnings for the admissions shown; asked once for the page, after the list, which does not wait for it. */
export function useDepositWarnings(admissionIds: readonly number[]): DepositWarnings {
  // Deposits hang on the right on the list of all inpatients, whichever list is shown.
  const { canView } = useRights(admissionMenu);
  const answer = useAnswer(
    depositTopic,
    listDeposits,
    { admissionIds: [...admissionIds] },
    { isEnabled: canView && admissionIds.length > 0, isSilent: true },
  );
  const deposits = answer.data?.deposits ?? [];
  const numbersOf = (chosen: typeof deposits) => new Set(chosen.map(({ admissionId }) => admissionId));
  return {
    low: numbersOf(deposits.filter(({ isLow }) => isLow)),
    overLimit: numbersOf(deposits.filter(({ isOverCreditLimit }) => isOverCreditLimit)),
  };
}
