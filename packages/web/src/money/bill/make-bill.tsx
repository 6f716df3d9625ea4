// The final bill in the making: adjust, Calculate, settle, Generate Bill (R490-R517, Q134).
import { Alert, Box, Button, Grid, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, today, wallClock } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { Fact } from '../../stay/admission/paper-facts.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DateTimeField } from '../../ui/field/date-fields.tsx';
import { GiftNotice } from '../charge/gift-notice.tsx';
import { type Adjustments, askedAdjustments } from './adjustments.ts';
import type { BillAnswer } from './bill-answer.ts';
import { BillBody, Section } from './bill-body.tsx';
import { AdjustmentFields, FigureTable } from './bill-summary.tsx';
import { isRefundConfirmed, MissingList } from './missing-list.tsx';
import { PaperButtons } from './paper-buttons.tsx';
import { PayBill } from './pay-bill.tsx';
import type { BillPaper } from './print-bill.tsx';
import { SettlementFields } from './settlement-fields.tsx';
import { useMakeBill } from './use-make-bill.ts';

interface MakeBillProps {
  readonly bill: BillAnswer;
  readonly isOpen: boolean;
  /** The adjustments the shown figures were worked out with. */
  readonly calculated: Adjustments;
  readonly isCalculating: boolean;
  /** Why the server would not calculate with the adjustments it was last asked about. */
  readonly fault: string | undefined;
  onCalculate(adjustments: Adjustments): void;
  onGenerated(): void;
  onPaper(kind: BillPaper): void;
  onClose(): void;
}

type Making = ReturnType<typeof useMakeBill>;

/** Dialog that makes the final bill. */
export function MakeBill(props: MakeBillProps) {
  const { bill, isOpen, isCalculating, onClose } = props;
  const { t } = useTranslation('bill');
  const making = useMakeBill(bill, props.calculated, props.onGenerated);
  const [isLeavingDue, setLeavingDue] = useState(false);
  // Figures that could not be read again are no figures to bill with (Q104).
  const generate = async () => {
    if (await isRefundConfirmed(bill, making.settlement.values, t)) making.generate(making.settlement.values);
  };
  const isReady = making.problem === undefined && props.fault === undefined && !isCalculating && !isLeavingDue;
  return (
    <>
      <Dialog
        isOpen={isOpen}
        size="wide"
        title={t('finalBill')}
        onClose={onClose}
        isChanged={making.settlement.isDirty()}
        isSubmitting={making.isGenerating}
        footer={
          <>
            <Group me="auto" gap="xs">
              <PaperButtons isFinal={false} onOpen={props.onPaper} />
            </Group>
            <Text size="sm" role="status">
              {props.fault ? '' : making.problem}
            </Text>
            <Button onClick={() => void generate()} loading={making.isGenerating} disabled={!isReady}>
              {t('generateBill')}
            </Button>
          </>
        }
      >
        <Stack>
          <BillBody bill={bill} date={<BillDate bill={bill} making={making} />} onPaper={props.onPaper} />
          <MissingList bill={bill} />
          <Section title={t('billSummary')}>
            <Grid gap="xl">
              <Grid.Col span={{ base: 12, md: 7 }} order={{ base: 2, md: 1 }}>
                <Stack>
                  <Adjust {...props} making={making} />
                  <SettlementFields
                    figures={bill.figures}
                    form={making.settlement}
                    cashProps={making.cashProps}
                    mayLeaveDue={making.isTrusted && making.hindrance === undefined && props.fault === undefined}
                    isLeavingDue={isLeavingDue}
                    onLeaveDue={() => setLeavingDue(true)}
                  />
                </Stack>
              </Grid.Col>
              <Grid.Col span={{ base: 12, md: 5 }} order={{ base: 1, md: 2 }}>
                <FigureTable bill={bill} />
              </Grid.Col>
            </Grid>
          </Section>
        </Stack>
      </Dialog>
      {isLeavingDue && (
        <PayBill
          bill={bill}
          calculated={props.calculated}
          making={making}
          onPay={(payBill) => making.generate({ payBill })}
          onClose={() => setLeavingDue(false)}
        />
      )}
    </>
  );
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
    </Box>
  );
}

/** Other charge and discount; Enter or Calculate asks the server what the bill comes to with them. */
function Adjust({ bill, calculated, making, isCalculating, fault, onCalculate }: MakeBillProps & { making: Making }) {
  const { t } = useTranslation('bill');
  const calculate = (event: FormEvent) => {
    event.preventDefault();
    onCalculate(making.typed);
  };
  return (
    <Stack gap="sm">
      <form noValidate onSubmit={calculate} aria-label={t('adjustments')}>
        <AdjustmentFields values={making.typed} isReasonShown={making.isTrusted} onChange={making.change} />
        {fault && (
          <Alert color="red" mt="sm" role="alert">
            {fault}
          </Alert>
        )}
        <Group justify="flex-end" mt="sm">
          <Text size="sm" c="dimmed">
            {t('calculateHint')}
          </Text>
          <Button type="submit" variant="default" loading={isCalculating}>
            {t('calculate')}
          </Button>
        </Group>
      </form>
      <GiftNotice
        admissionId={bill.admission.admissionId}
        error={making.error}
        change={{ bill: inputOf(askedAdjustments(calculated)) }}
      />
    </Stack>
  );
}
