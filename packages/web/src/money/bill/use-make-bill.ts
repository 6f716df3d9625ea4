// The state of a bill in the making: adjustments, date, settlement, and the command that generates it (R490-R516).
import { addBill } from '@charaka/contract/money/bill/bill';
import { isBillDateAllowed } from '@charaka/rules/money/bill-settlement';
import { ZERO } from '@charaka/rules/money/money';
import { moneyDaySentences } from '@charaka/rules/money/money-day';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today, wallClock } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { spoken } from '../../kernel/spoken.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type Adjustments, adjusted, isSameBill } from './adjustments.ts';
import type { BillAnswer } from './bill-answer.ts';
import { billEntry } from './bill-entry.ts';
import { type PayBillValues, type SettlementValues, settlementErrors, startingSettlement } from './settlement.ts';
import { useFollowingCash } from './use-following-cash.ts';

/** The split of the amount due or refunded by mode. Cash is the rest until the user types it. */
function useSettlement({ figures, held }: BillAnswer) {
  const form = useForm<SettlementValues>({ initialValues: startingSettlement(figures, held) });
  const { netPayable, refundable, isRefund } = figures;
  const { cashProps, restart } = useFollowingCash(form, isRefund ? ZERO : netPayable);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another payable needs another split; typing must not reset it
  useEffect(() => {
    form.setInitialValues(startingSettlement(figures, held));
    form.reset();
    restart();
  }, [netPayable, refundable]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentences follow what is typed
  useEffect(() => {
    form.setErrors(form.isDirty() ? settlementErrors(figures, form.values) : {});
  }, [form.values, netPayable, refundable]);
  return { form, cashProps };
}

/** Everything the dialog of a bill in the making holds; `calculated` are the adjustments of the shown figures. */
export function useMakeBill(bill: BillAnswer, calculated: Adjustments, onGenerated: () => void) {
  const { t } = useTranslation('bill');
  const { user } = useSignedIn();
  const isTrusted = user.isApprover || user.isDelegator;
  const [typed, setTyped] = useState(calculated);
  const [billedAt, setBilledAt] = useState<string | null>(null);
  const [backdateReason, setBackdateReason] = useState('');
  const { form: settlement, cashProps } = useSettlement(bill);
  const command = useCommand(addBill, { onDone: onGenerated });
  const isStale = !isSameBill(typed, calculated);
  const isReasonMissing = isTrusted && bill.figures.discount > 0 && typed.discountReason.trim() === '';
  const isDateWrong =
    billedAt !== null && !isBillDateAllowed(new Date(billedAt), new Date(bill.admission.admittedAt), new Date());
  const isBackdated = billedAt !== null && wallClock(billedAt).day < today();
  const isBackdateUnexplained = isBackdated && backdateReason.trim() === '';
  const dateError = isDateWrong ? t('billDateWrong') : undefined;
  const missing = isBackdateUnexplained
    ? spoken(moneyDaySentences.enterBackdateReason)
    : isReasonMissing
      ? t('reasonNeeded')
      : undefined;
  /** Why the bill cannot be generated, whoever pays; undefined when it can. */
  const hindrance = isStale ? t('calculating') : (dateError ?? missing);
  const generate = (by: SettlementValues | { payBill: PayBillValues }) => {
    if (hindrance !== undefined || command.isPending) return;
    command.mutate({ bill: billEntry(bill, { adjustments: typed, billedAt, backdateReason, settlement: by }) });
  };
  return {
    isTrusted,
    isStale,
    typed,
    change: (change: Partial<Adjustments>) => setTyped((now) => adjusted(now, change, bill.figures)),
    billedAt,
    setBilledAt,
    isBackdated,
    backdateReason,
    setBackdateReason,
    dateError,
    settlement,
    cashProps,
    hindrance,
    problem: hindrance ?? Object.values(settlementErrors(bill.figures, settlement.values))[0],
    isGenerating: command.isPending,
    isGenerated: command.isSuccess,
    error: command.error,
    generate,
  };
}
