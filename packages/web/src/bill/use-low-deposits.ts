// Which of the inpatients on the screen have a low deposit.
import { admissionMenu } from '@charaka/contract/admission';
import { listDeposits } from '@charaka/contract/bill';
import { useRights } from '../kernel/rights.ts';
import { useSignedIn } from '../kernel/session.ts';
import { useAnswer } from '../kernel/use-answer.ts';

/** The admissions with a low deposit among those shown; asked once for the page, after the list, which does not wait for it. */
export function useLowDeposits(admissionIds: readonly number[]): ReadonlySet<number> {
  // Deposits hang on the right on the list of all inpatients, whichever list is shown.
  const { canView } = useRights(admissionMenu);
  const { hospital } = useSignedIn();
  const isWarning = canView && (hospital?.lowDepositPercent ?? 0) > 0;
  const answer = useAnswer(
    'deposit',
    listDeposits,
    { admissionIds: [...admissionIds] },
    { isEnabled: isWarning && admissionIds.length > 0, isSilent: true },
  );
  const low = answer.data?.deposits.filter(({ isLow }) => isLow) ?? [];
  return new Set(low.map(({ admissionId }) => admissionId));
}
