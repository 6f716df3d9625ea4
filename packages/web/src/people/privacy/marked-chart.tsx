// The mark of a chart on the page of its patient, for those who may put it on and take it off (PS009).

import { patientTopic } from '@charaka/contract/people/patient/topics';
import { getChartMark, markChart, markKinds, unmarkChart } from '@charaka/contract/people/privacy/marked-chart';
import { chartAccessMenu } from '@charaka/contract/people/privacy/privacy';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { ReasonField } from '../../ui/field/reason-field.tsx';
import { OfPatient } from '../patient/of-patient.tsx';

type Kind = (typeof markKinds)[number];

/** Renders nothing without the right to edit chart access. */
export function MarkedChart({ patientId }: { readonly patientId: number }) {
  return useRights(chartAccessMenu).canEdit ? <Mark patientId={patientId} /> : null;
}

function Mark({ patientId }: { readonly patientId: number }) {
  const { t } = useTranslation('privacy');
  const [isAsked, setAsked] = useState(false);
  const answer = useAnswer(patientTopic, getChartMark, { patientId }).data;
  if (!answer) return null;
  const { mark } = answer;
  const close = () => setAsked(false);
  return (
    <Paper withBorder p="md">
      <Stack gap="sm" align="start">
        <Title order={2}>{t('mark.title')}</Title>
        <Text size="sm">
          {mark
            ? [t(`mark.kinds.${mark.kind}`), mark.reason, mark.markedByName, formatDateTime(mark.markedAt)].join(' · ')
            : t('mark.none')}
        </Text>
        <Button variant="default" onClick={() => setAsked(true)}>
          {t(mark ? 'mark.end' : 'mark.set')}
        </Button>
      </Stack>
      {isAsked && (
        <OfPatient patient={{ patientId }}>
          {mark ? <EndMark patientId={patientId} onClose={close} /> : <SetMark patientId={patientId} onClose={close} />}
        </OfPatient>
      )}
    </Paper>
  );
}

interface MarkDialogProps {
  readonly patientId: number;
  onClose(): void;
}

function SetMark({ patientId, onClose }: MarkDialogProps) {
  const { t } = useTranslation('privacy');
  const form = useForm({
    initialValues: { patientId, kind: 'VIP' as Kind, reason: '' },
    validate: formChecks(markChart.input),
  });
  const command = useCommand(markChart, { onDone: onClose });
  const choices = markKinds.map((kind) => ({ value: kind, label: t(`mark.kinds.${kind}`) }));
  return (
    <FormDialog
      title={t('mark.set')}
      form={form}
      isSubmitting={command.isPending}
      submitLabel={t('mark.set')}
      onSave={(values) => command.mutate(values)}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text size="sm">{t('mark.text')}</Text>
        <SelectField label={t('mark.kind')} isRequired isFirst choices={choices} {...form.getInputProps('kind')} />
        <ReasonField {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}

function EndMark({ patientId, onClose }: MarkDialogProps) {
  const { t } = useTranslation('privacy');
  const command = useCommand(unmarkChart, { onDone: onClose });
  return (
    <ReasonDialog
      title={t('mark.end')}
      isSubmitting={command.isPending}
      submitLabel={t('mark.end')}
      onSave={(reason) => command.mutate({ patientId, reason })}
      onClose={onClose}
    />
  );
}
