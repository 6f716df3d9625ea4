// The final bill in the making: adjusted, worked out as it is typed, settled, confirmed and generated (R490-R517, Q134).

import { Alert, Box, Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, today, wallClock } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import type { SettlementCheck } from '../../stay/admission/settlement-part.ts';
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.ts';
import { DateTimeField } from '../../ui/field/date-fields.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { Fact } from '../../ui/paper/fact.tsx';
import { GiftNotice } from '../charge/gift-notice.tsx';
import { type Adjustments, askedAdjustments } from './adjustments.ts';
import { BeforeBilling } from './before-billing.tsx';
import type { BillAnswer } from './bill-answer.ts';
import { BillColumns } from './bill-columns.tsx';
import { deedOf, isBillConfirmed } from './bill-confirmation.ts';
import { AdjustmentFields, FigureTable } from './bill-summary.tsx';
import { PayBill } from './pay-bill.tsx';
import type { BillPaper } from './print-bill.tsx';
import classes from './settlement.module.css';
import { SettlementFields } from './settlement-fields.tsx';
import { useMakeBill } from './use-make-bill.ts';

interface MakeBillProps {
  readonly bill: BillAnswer;
  /** Checks of other areas before the bill is made. */
  readonly checks: readonly SettlementCheck[];
  /** The adjustments the shown figures were worked out with. */
  readonly calculated: Adjustments;
  readonly isCalculating: boolean;
  /** Why the server would not calculate with the adjustments it was last asked about. */
  readonly fault: string | undefined;
  onCalculate(adjustments: Adjustments): void;
  onGenerated(): void;
  onPaper(kind: BillPaper): void;
}

type Making = ReturnType<typeof useMakeBill>;

/** The page that makes the final bill: what is typed is worked out by the server as it is typed. */
export function MakeBill(props: MakeBillProps) {
  const { bill, calculated, checks, isCalculating, fault, onCalculate } = props;
  const { t } = useTranslation('bill');
  const making = useMakeBill(bill, calculated, props.onGenerated);
  const [isLeavingDue, setLeavingDue] = useState(false);
  useLiveFigures(making, onCalculate);
  useLeaveGuard(making.settlement.isDirty() && !making.isGenerating && !making.isGenerated);
  const isPending = isCalculating || making.isStale;
  const generate = async () => {
    if (await isBillConfirmed(bill, making.settlement.values, t)) making.generate(making.settlement.values);
  };
  // Figures that could not be read again are no figures to bill with (Q104).
  const isReady = making.problem === undefined && fault === undefined && !isPending && !isLeavingDue;
  return (
    <>
      <BillColumns
        bill={bill}
        date={<BillDate bill={bill} making={making} />}
        beforeEnd={<BeforeBilling bill={bill} checks={checks} />}
        onPaper={props.onPaper}
        totals={
          <>
            <Adjust {...props} making={making} />
            <div className={isPending && fault === undefined ? classes.pending : undefined}>
              <FigureTable bill={bill} />
            </div>
            <SettlementFields
              bill={bill}
              isTrusted={making.isTrusted}
              form={making.settlement}
              cashProps={making.cashProps}
              mayLeaveDue={making.isTrusted && making.hindrance === undefined && fault === undefined}
              isLeavingDue={isLeavingDue}
              onLeaveDue={() => setLeavingDue(true)}
            />
          </>
        }
        foot={
          <Stack gap="xs">
            <Text size="sm" role="status" mih={20}>
              {fault ? '' : making.problem}
            </Text>
            <Button fullWidth onClick={() => void generate()} loading={making.isGenerating} disabled={!isReady}>
              {deedOf(bill, making.settlement.values, t)}
            </Button>
          </Stack>
        }
      />
      {isLeavingDue && (
        <OfPatient patient={bill.admission}>
          <PayBill
            bill={bill}
            calculated={calculated}
            making={making}
            onPay={(payBill) => making.generate({ payBill })}
            onClose={() => setLeavingDue(false)}
          />
        </OfPatient>
      )}
    </>
  );
}

/** How long nothing must have been typed before the server is asked, in milliseconds. */
const TYPING_PAUSE_MS = 350;

/** Asks the server what the bill comes to with what was typed, a moment after the last key. */
function useLiveFigures({ typed, isStale }: Making, onCalculate: (adjustments: Adjustments) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing asks anew
  useEffect(() => {
    if (!isStale) return;
    const pause = setTimeout(() => onCalculate(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
}

/** The bill date: now, and for approvers and delegators any moment since the admission (R490, R491, Q136). */
function BillDate({ bill, making }: { bill: BillAnswer; making: Making }) {
  const { t } = useTranslation('bill');
  const [openedAt] = useState(() => new Date().toISOString());
  if (!making.isTrusted) return <Fact label={t('billDate')}>{formatDateTime(openedAt)}</Fact>;
  return (
    <Box maw={320}>
      <DateTimeField
        label={t('billDate')}
        from={wallClock(bill.admission.admittedAt).day}
        to={today()}
        value={making.billedAt ?? openedAt}
        onChange={(at) => making.setBilledAt(at ?? null)}
        error={making.dateError}
      />
      {making.isBackdated && (
        <TextField
          label={t('payment:backdateReason')}
          isRequired
          maxLength={300}
          value={making.backdateReason}
          onChange={(reason) => making.setBackdateReason(reason ?? '')}
        />
      )}
    </Box>
  );
}

/** Other charge and discount; Enter asks the server at once. */
function Adjust({ bill, calculated, making, fault, onCalculate }: MakeBillProps & { making: Making }) {
  const { t } = useTranslation('bill');
  const calculate = (event: FormEvent) => {
    event.preventDefault();
    onCalculate(making.typed);
  };
  return (
    <Stack gap="xs">
      <form noValidate onSubmit={calculate} aria-label={t('adjustments')}>
        <AdjustmentFields values={making.typed} isReasonShown={making.isTrusted} onChange={making.change} />
        {fault && (
          <Alert color="red" mt="sm" role="alert">
            {fault}
          </Alert>
        )}
        {/* Enter in one of several fields sends a form that has a button. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
      <GiftNotice
        admissionId={bill.admission.admissionId}
        error={making.error}
        change={{ bill: inputOf(askedAdjustments(calculated)) }}
      />
    </Stack>
  );
}
