// A bill to look at and print: provisional, or final as it was generated (R498-R500).
import { Button, Stack } from '@mantine/core';
import { IconSnowflake } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useDeeds } from '../../kernel/rights.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Fact } from '../../ui/paper/fact.tsx';
import { type Adjustments, noAdjustments } from './adjustments.ts';
import type { BillAnswer } from './bill-answer.ts';
import { BillBody, Section } from './bill-body.tsx';
import { AdjustmentFields, FigureTable } from './bill-summary.tsx';
import { CancelBill } from './cancel-bill.tsx';
import { PaperButtons } from './paper-buttons.tsx';
import type { BillPaper } from './print-bill.tsx';
import { typedRupees } from './settlement.ts';

interface ShowBillProps {
  readonly bill: BillAnswer;
  readonly isOpen: boolean;
  readonly onFreeze: (() => void) | undefined;
  onPaper(kind: BillPaper): void;
  onClose(): void;
}

/** Other charge and discount of a bill as they stand in it. */
export function savedAdjustments({ figures, finalBill }: BillAnswer): Adjustments {
  return {
    ...noAdjustments,
    otherCharge: typedRupees(figures.otherCharge),
    discountPercent: typedRupees(figures.discountPercent),
    discount: typedRupees(figures.discount),
    discountReason: finalBill?.discountReason ?? '',
  };
}

/** Only a case with a payer has versions, and only until the final bill (docs/decisions/0020). */
function isFreezable({ admission, finalBill }: BillAnswer): boolean {
  return finalBill == null && admission.associationId != null && !admission.isDischarged;
}

/** Dialog of a bill that takes no input. */
export function ShowBill({ bill, isOpen, onFreeze, onPaper, onClose }: ShowBillProps) {
  const { t } = useTranslation('bill');
  const { finalBill } = bill;
  const [isCancelling, setCancelling] = useState(false);
  const does = useDeeds();
  const mayCancel = finalBill != null && !bill.admission.isDischarged && does('cancel-bill');
  const billedAt = formatDateTime(finalBill?.billedAt ?? new Date().toISOString());
  return (
    <>
      <Dialog
        isOpen={isOpen}
        size="wide"
        title={t(finalBill ? 'finalBill' : 'provisionalBill')}
        onClose={onClose}
        footer={
          <>
            {mayCancel && (
              <Button variant="subtle" color="red" me="auto" onClick={() => setCancelling(true)}>
                {t('cancelBill')}
              </Button>
            )}
            {onFreeze && isFreezable(bill) && (
              <Button
                variant="default"
                me="auto"
                leftSection={<IconSnowflake size={16} aria-hidden />}
                onClick={onFreeze}
              >
                {t('freeze')}
              </Button>
            )}
            <PaperButtons isFinal={finalBill != null} onOpen={onPaper} />
          </>
        }
      >
        <Stack>
          <BillBody bill={bill} date={<Fact label={t('billDate')}>{billedAt}</Fact>} onPaper={onPaper} />
          <Section title={t('billSummary')}>
            <Columns cols={{ base: 1, md: 2 }} spacing="xl">
              <AdjustmentFields
                values={savedAdjustments(bill)}
                isReasonShown={Boolean(finalBill?.discountReason)}
                isDisabled
              />
              <FigureTable bill={bill} />
            </Columns>
          </Section>
        </Stack>
      </Dialog>
      {isCancelling && finalBill && (
        <CancelBill
          admission={bill.admission}
          finalBill={finalBill}
          onCancelled={onClose}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}
