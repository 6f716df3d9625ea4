// Sums paid, used and billed in a stay up to now, for users who may see the money of admissions.
import { getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { paymentTopic } from '@charaka/contract/money/payment/topics';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { subtractPaise } from '@charaka/rules/money/money';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { MoneyText } from '../../ui/page/money-text.tsx';
import classes from './patient-banner.module.css';

/** The server's own figures; the balance is what is due, or what of the deposit is left, what payers promised counted. */
export function StayFigures({ admissionId }: { admissionId: number }) {
  const { t } = useTranslation('inpatient');
  const { canView } = useRights(admissionMenu);
  const answer = useAnswer(paymentTopic, getPaymentTotals, { admissionId }, { isEnabled: canView, isSilent: true });
  if (!canView || answer.isError) return null;
  if (!answer.data) return <Skeleton h={20} w={320} ms="auto" />;
  const { received, refunded, billAmount, dueAmount } = answer.data;
  const isLeft = dueAmount < 0;
  return (
    <div className={classes.figures}>
      <Figure label={t('paid')} paise={subtractPaise(received, refunded)} />
      <Figure label={t('used')} paise={billAmount} />
      <Figure
        label={t(isLeft ? 'depositBalance' : 'due')}
        paise={Math.abs(dueAmount)}
        {...(dueAmount === 0 ? {} : { meaning: isLeft ? 'refund' : 'due' })}
      />
    </div>
  );
}

function Figure({ label, paise, meaning }: { label: string; paise: number; meaning?: 'due' | 'refund' }) {
  return (
    <span>
      <span className={classes.label}>{label}</span> <MoneyText paise={paise} {...(meaning ? { meaning } : {})} />
    </span>
  );
}
