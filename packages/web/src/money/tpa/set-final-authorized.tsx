// The small form of the final authorised amount (Q48, Q265).
import { setFinalAuthorized } from '@charaka/contract/money/tpa/settlement';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { RowBanner } from '../../stay/admission/patient-banner.tsx';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Fact } from '../../ui/page/fact.tsx';
import type { DischargeCase } from './discharge-case.ts';

/** Mounted while it is open. An empty amount takes it back; a typed 0 says, after a question, that the payer pays nothing. */
export function SetFinalAuthorized({ row, onClose }: { row: DischargeCase; onClose(): void }) {
  const { t } = useTranslation('tpa');
  const command = useCommand(setFinalAuthorized, {
    onDone: onClose,
  });
  const form = useForm<{ finalAuthorized: number | string }>({
    initialValues: { finalAuthorized: row.finalAuthorized == null ? '' : row.finalAuthorized / 100 },
  });
  const refusal = {
    title: t('paysNothingTitle'),
    text: t('paysNothingText', { payer: row.associationName }),
    confirmLabel: t('paysNothing'),
  };
  const typedPaise = Math.round(Number(form.values.finalAuthorized || 0) * 100);
  const save = async () => {
    const isRefusedByPayer = form.values.finalAuthorized !== '' && typedPaise === 0;
    if (isRefusedByPayer && !(await confirm(refusal))) return;
    command.mutate({
      admission: { admissionId: row.admissionId, finalAuthorized: typedPaise / 100, isRefusedByPayer },
    });
  };
  const facts = [
    { label: t('tpaOrCorporate'), value: row.associationName },
    { label: t('chargeTotal'), value: formatMoney(row.chargeTotal) },
    { label: t('paidInAdvance'), value: formatMoney(row.paidInAdvance) },
    { label: t('estimatedAmount'), value: formatMoney(row.tpaAuthorized) },
  ];
  return (
    <FormDialog
      size="medium"
      title={t('finalAuthorized')}
      form={form}
      isSubmitting={command.isPending}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Stack>
        <RowBanner row={row} />
        <Columns component="dl" m={0} cols={{ base: 2, xs: 4 }}>
          {facts.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </Columns>
        <MoneyField
          label={t('finalAuthorized')}
          isFirst
          description={typedPaise > row.chargeTotal ? t('moreThanCharges') : t('finalHint')}
          {...form.getInputProps('finalAuthorized')}
        />
      </Stack>
    </FormDialog>
  );
}
