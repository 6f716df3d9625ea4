// A final bill on its page: what it is made of at the left, what it comes to at the right.
import { Group, Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { Fact } from '../../ui/paper/fact.tsx';
import type { BillAnswer } from './bill-answer.ts';
import { BesideCharges } from './bill-body.tsx';
import { BillLines } from './bill-lines.tsx';
import type { BillPaper } from './print-bill.tsx';
import classes from './settlement.module.css';

interface BillColumnsProps {
  readonly bill: BillAnswer;
  /** The bill date, read or typed. */
  readonly date: ReactNode;
  /** Below the lines, as what is still to be done. */
  readonly beforeEnd?: ReactNode;
  readonly totals: ReactNode;
  /** Stays at the end of the totals. */
  readonly foot?: ReactNode;
  onPaper(kind: BillPaper): void;
}

/** The totals stay in sight while the lines are read. */
export function BillColumns({ bill, date, beforeEnd, totals, foot, onPaper }: BillColumnsProps) {
  const { t } = useTranslation('bill');
  return (
    <div className={classes.columns}>
      <Paper withBorder p="md">
        <Stack>
          <Facts bill={bill} date={date} />
          {beforeEnd}
          <BillLines lines={bill.lines} />
          <BesideCharges bill={bill} onPaper={onPaper} />
        </Stack>
      </Paper>
      <Paper withBorder component="section" aria-label={t('billSummary')} className={classes.totals}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <div className={classes.scroll} tabIndex={0}>
          <Stack gap="sm">{totals}</Stack>
        </div>
        {foot && <div className={classes.foot}>{foot}</div>}
      </Paper>
    </div>
  );
}

/** Facts that the banner does not show, in the order of R489. */
function Facts({ bill, date }: { bill: BillAnswer; date: ReactNode }) {
  const { t } = useTranslation('bill');
  const { admission, finalBill } = bill;
  const isDental = admission.admissionMode === 'Dental';
  return (
    <Stack gap={4}>
      <Group gap="4px 24px">
        <Fact label={t('association')}>{admission.associationName}</Fact>
        <Fact label={t(isDental ? 'procedureStart' : 'admissionDate')}>{formatDateTime(admission.admittedAt)}</Fact>
        <Fact label={t('doctor')}>
          {[admission.doctorName, admission.doctorSpecialization].filter(Boolean).join(', ')}
        </Fact>
        {finalBill && <Fact label={t('billNo')}>{`${finalBill.orderNo} / ${finalBill.finYear}`}</Fact>}
      </Group>
      {date}
      {finalBill && finalBill.due > 0 && <div>{t('leftDue', { reason: finalBill.dueReason ?? '' })}</div>}
    </Stack>
  );
}
