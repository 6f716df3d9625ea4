// The cash memo of an inpatient: who, which medicines, and what is paid at once; the rest goes to the bill.
import { addSale } from '@charaka/contract/supply/pharmacy/sale';
import { type Paise, paiseToRupees, subtractPaise } from '@charaka/rules/money/money';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { ModeFields } from '../../money/payment/mode-fields.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { MoneyField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { HeldLines } from './held-lines.tsx';
import { faultOf, type HeldMedicine, totalsOf, withDiscount } from './held-medicine.ts';
import { InpatientTypeahead, type PharmacyPatient } from './inpatient-typeahead.tsx';
import { MedicineEntry } from './medicine-entry.tsx';
import { MemoTotals } from './memo-totals.tsx';
import { freshPaid, type PaidValues, paidErrors, paidPaise } from './paid-values.ts';
import { SecondCheck } from './second-check.tsx';

interface AddSaleProps {
  onClose(): void;
  /** The memo is saved; a moment before the dialog closes. */
  onSaved(saleId: number): void;
}

const sentLine = ({ batchId, quantity, discount, secondLook }: HeldMedicine) => ({
  batchId,
  quantity: Number(quantity),
  discount,
  secondLook,
});

/** Opens at once; render it only while it is wanted. */
export default function AddSale({ onClose, onSaved }: AddSaleProps) {
  const { t } = useTranslation('pharmacy');
  const [patient, setPatient] = useState<PharmacyPatient | null>(null);
  const [searched, setSearched] = useState('');
  const [lines, setLines] = useState<readonly HeldMedicine[]>([]);
  const [percent, setPercent] = useState<number | string>('');
  const [hasTried, setTried] = useState(false);
  const totals = totalsOf(lines);
  const paid = useForm<PaidValues>({ initialValues: freshPaid, validate: (values) => paidErrors(values, totals.net) });
  const command = useCommand(addSale, {
    onDone: ({ sale }) => {
      onSaved(sale.saleId);
      onClose();
    },
  });
  const isReady = patient !== null && lines.length > 0 && lines.every((line) => faultOf(line, lines) === null);
  const save = (values: PaidValues) => {
    setTried(true);
    if (!isReady || command.isPending) return;
    const { remarks, ...modes } = values;
    command.mutate({
      sale: inputOf({
        admissionId: patient.admissionId,
        lines: lines.map(sentLine),
        net: paiseToRupees(totals.net),
        ...modes,
        remarks,
      }),
    });
  };
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('addSale')}
      submitLabel={t('saveMemo')}
      isChanged={lines.length > 0 || patient !== null}
      isSubmitting={command.isPending}
      isSubmitDisabled={hasTried && !isReady}
      onSubmit={paid.onSubmit(save, () => setTried(true))}
      onClose={onClose}
    >
      <Stack gap="md">
        <InpatientTypeahead
          value={searched}
          error={hasTried && !patient ? t('selectPatient') : undefined}
          onPick={(found, text) => {
            setPatient(found);
            setSearched(text);
          }}
        />
        {patient?.associationName && <Text size="sm">{t('paidBy', { payer: patient.associationName })}</Text>}
        <MedicineEntry lines={lines} onAdd={(held) => setLines([...lines, ...held])} />
        <HeldLines lines={lines} onChange={setLines} />
        <MemoTotals
          totals={totals}
          percent={percent}
          onPercent={(typed) => {
            setPercent(typed);
            setLines(withDiscount(lines, typed));
          }}
        />
        <SecondCheck owner={patient ? { admissionId: patient.admissionId } : {}} lines={lines} error={command.error} />
        <PaidSection form={paid} netPaise={totals.net} />
      </Stack>
    </Dialog>
  );
}

/** Payment at once; without it the whole memo goes to the bill (Q144). */
function PaidSection({ form, netPaise }: { form: UseFormReturnType<PaidValues>; netPaise: Paise }) {
  const { t } = useTranslation('pharmacy');
  const credit = subtractPaise(netPaise, paidPaise(form.values));
  return (
    <FormSection title={t('paidAtOnce')}>
      <ModeFields form={form} cash={<MoneyField label={t('cash')} {...form.getInputProps('cash')} />} />
      <Group justify="space-between" mt="xs" gap="md">
        <Text size="sm" aria-live="polite">
          {t('toBill')}: <MoneyText paise={Math.max(0, credit)} fw={600} />
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={netPaise === 0}
          onClick={() => form.setValues({ ...freshPaid, remarks: form.values.remarks, cash: paiseToRupees(netPaise) })}
        >
          {t('allInCash')}
        </Button>
      </Group>
      <TextField label={t('remarks')} maxLength={300} {...form.getInputProps('remarks')} />
    </FormSection>
  );
}
