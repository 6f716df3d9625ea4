// The dialog that sets the target and the alarm of a quality indicator (RP035).
import {
  type getQualityIndicators,
  qualityIndicators,
  saveQualityTarget,
} from '@charaka/contract/insight/report/quality-indicators';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField } from '../../ui/field/form-fields.tsx';

type Indicator = OutputOf<typeof getQualityIndicators>['indicators'][number];

const check = formChecks(saveQualityTarget.input.shape.qualityTarget);

/** An empty field is no number. */
const numberOf = (typed: string | number) => (typed === '' ? null : Number(typed));

/** Mounted while it is open. */
export function QualityTarget({ of, onClose }: { of: Indicator; onClose(): void }) {
  const { t } = useTranslation('report');
  const form = useForm({
    initialValues: {
      target: (of.target ?? '') as number | string,
      alarm: (of.alarm ?? '') as number | string,
    },
  });
  const command = useCommand(saveQualityTarget, { onDone: onClose });
  const sent = ({ target, alarm }: typeof form.values) => ({
    name: of.name,
    target: numberOf(target),
    alarm: numberOf(alarm),
  });
  return (
    <FormDialog
      title={t(`quality.names.${of.name}`)}
      form={form}
      isSubmitting={command.isPending}
      check={(values: typeof form.values) => check(sent(values))}
      onSave={(values) => command.mutate({ qualityTarget: sent(values) })}
      onClose={onClose}
    >
      <Stack>
        <NumberField label={t('quality.target')} decimals={2} isFirst {...form.getInputProps('target')} />
        <NumberField label={t('quality.alarm')} decimals={2} {...form.getInputProps('alarm')} />
        <Text size="sm">{t(`quality.better.${qualityIndicators[of.name].better}`)}</Text>
      </Stack>
    </FormDialog>
  );
}
