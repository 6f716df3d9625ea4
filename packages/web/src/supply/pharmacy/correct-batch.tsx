// The dialog that corrects a mistyped expiry or MRP of a batch; a lower MRP alone may also come from a price list.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { correctBatch, lowerBatchPrices } from '@charaka/contract/supply/pharmacy/batch-correction';
import { pharmacyChecks } from '@charaka/contract/supply/pharmacy/pharmacy-checks';
import { isOnSaleAgain, needsPackDocument } from '@charaka/rules/supply/batch-correction';
import { Alert, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { spokenText } from '../../kernel/spoken.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { MoneyField, TextField } from '../../ui/field/form-fields.tsx';
import { ReasonField } from '../../ui/field/reason-field.tsx';
import type { StockRow } from './adjust-stock.tsx';

const faultsOf = formChecks(correctBatch.input.shape.correction);

interface CorrectionForm {
  batchId: number;
  expiry: string | null;
  mrp: number | string;
  reason: string;
  document: string;
}

/** The batch changes when an approver agrees. */
export function CorrectBatch({ batch, onClose }: { batch: StockRow; onClose(): void }) {
  const { t } = useTranslation('pharmacy');
  const before = { expiry: batch.expiry, mrpPaise: batch.mrp };
  const afterOf = ({ expiry, mrp }: CorrectionForm) => ({
    expiry: expiry ?? batch.expiry,
    mrpPaise: Math.round(Number(mrp) * 100),
  });
  const isProofNeeded = (values: CorrectionForm) => needsPackDocument(before, afterOf(values), today());
  const command = useCommandForm(correctBatch, {
    wrapper: 'correction',
    initialValues: {
      batchId: batch.batchId,
      expiry: batch.expiry,
      mrp: batch.mrp / 100,
      reason: '',
      document: '',
    } as CorrectionForm,
    check: (values) => ({
      ...(isProofNeeded(values) && !values.document.trim()
        ? { document: spokenText(pharmacyChecks.enterPackDocument.text) }
        : {}),
      ...faultsOf(values),
    }),
    sent: (values) => values as InputOf<typeof correctBatch>['correction'],
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog title={t('correctBatch')} submitLabel={t('askCorrection')} {...command} onClose={onClose}>
      <Stack gap="xs">
        <Text>{t('batchOf', { item: batch.itemName, batch: batch.batchNumber })}</Text>
        <DateField label={t('expiry')} isRequired isFirst {...form.getInputProps('expiry')} />
        <MoneyField label={t('mrp')} isRequired {...form.getInputProps('mrp')} />
        <ReasonField maxLength={200} {...form.getInputProps('reason')} />
        <TextField
          label={t('correctionDocument')}
          isRequired={isProofNeeded(form.values)}
          maxLength={100}
          {...form.getInputProps('document')}
        />
        {isOnSaleAgain(before, afterOf(form.values), today()) && (
          <Alert color="orange" role="alert">
            {t('expiredOnSaleAgain')}
          </Alert>
        )}
        <Text size="sm" c="dimmed">
          {t('correctionHint')}
        </Text>
      </Stack>
    </FormDialog>
  );
}

interface PriceForm {
  mrp: number | string;
  document: string;
  documentDay: string | null;
}

const faultsOfPrices = formChecks(lowerBatchPrices.input.shape.prices);

/** A lower MRP holds at once, with its document. */
export function LowerPrice({ batch, onClose }: { batch: StockRow; onClose(): void }) {
  const { t } = useTranslation('pharmacy');
  const sentOf = ({ mrp, ...document }: PriceForm) =>
    ({ ...document, lines: [{ batchId: batch.batchId, mrp }] }) as InputOf<typeof lowerBatchPrices>['prices'];
  const command = useCommandForm(lowerBatchPrices, {
    wrapper: 'prices',
    initialValues: { mrp: '', document: '', documentDay: today() } as PriceForm,
    check: (values) => faultsOfPrices(sentOf(values)),
    sent: sentOf,
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog title={t('lowerPrice')} submitLabel={t('lowerPrice')} {...command} onClose={onClose}>
      <Stack gap="xs">
        <Text>{t('batchOf', { item: batch.itemName, batch: batch.batchNumber })}</Text>
        <MoneyField
          label={t('mrp')}
          isRequired
          isFirst
          {...form.getInputProps('mrp')}
          error={form.errors['lines.0.mrp']}
        />
        <TextField label={t('priceDocument')} isRequired maxLength={100} {...form.getInputProps('document')} />
        <DateField label={t('documentDay')} isRequired {...form.getInputProps('documentDay')} />
      </Stack>
    </FormDialog>
  );
}
