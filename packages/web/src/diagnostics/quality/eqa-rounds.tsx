// Rounds of outside control: what was sent, what the group found, and what is done about the distance (LB083).
import {
  addEqaRound,
  closeEqaRound,
  type listEqaRounds,
  newEqaRound,
} from '@charaka/contract/diagnostics/quality/eqa-round';
import { getQualityChoices } from '@charaka/contract/diagnostics/quality/qc-run';
import { qualityTopic } from '@charaka/contract/diagnostics/quality/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../kernel/call.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, SelectField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';

const MIN_WIDTH = 640;
const numeric: ReadonlySet<string> = new Set(['sent', 'group', 'z']);

type Rounds = OutputOf<typeof listEqaRounds>['rounds'];

/** A table with what can be done about each. */
export function EqaRounds({ rounds, canEdit }: { readonly rounds: Rounds; readonly canEdit: boolean }) {
  const { t } = useTranslation('quality');
  const [isAdding, setAdding] = useState(false);
  const [closed, setClosed] = useState<number | null>(null);
  return (
    <Paper withBorder p="md" component="section" aria-label={t('eqa')}>
      <Stack>
        <Group justify="space-between">
          <Title order={2}>{t('eqa')}</Title>
          {canEdit && (
            <Button variant="default" onClick={() => setAdding(true)}>
              {t('addRound')}
            </Button>
          )}
        </Group>
        {rounds.length === 0 ? (
          <Text c="dimmed">{t('noRounds')}</Text>
        ) : (
          <WideTable label={t('eqa')} minWidth={MIN_WIDTH}>
            <Table.Thead>
              <Table.Tr>
                {(['round', 'parameter', 'sent', 'group', 'z', 'note', 'actions'] as const).map((name) => (
                  <Table.Th key={name} className={numeric.has(name) ? 'numeric' : undefined}>
                    {t(`columns.${name}`)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rounds.map((one) => (
                <Table.Tr key={one.eqaRoundId}>
                  <Table.Td>{`${one.scheme} ${one.roundName}`}</Table.Td>
                  <Table.Td>{one.parameterName}</Table.Td>
                  <Table.Td className="numeric">{one.sentValue}</Table.Td>
                  <Table.Td className="numeric">
                    {one.groupMean == null ? '' : `${one.groupMean} ± ${one.groupSd}`}
                  </Table.Td>
                  <Table.Td className="numeric">{one.z?.toFixed(2)}</Table.Td>
                  <Table.Td>{one.actionText ?? (one.asksForAction ? t('asksForAction') : '')}</Table.Td>
                  <Table.Td>
                    {canEdit && one.closedAt == null && (
                      <Button size="xs" variant="default" onClick={() => setClosed(one.eqaRoundId)}>
                        {t('closeRound')}
                      </Button>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </WideTable>
        )}
        {isAdding && <AddRound onClose={() => setAdding(false)} />}
        {closed !== null && <CloseRound eqaRoundId={closed} onClose={() => setClosed(null)} />}
      </Stack>
    </Paper>
  );
}

const check = formChecks(newEqaRound);

function AddRound({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('quality');
  const measured = useAnswer(qualityTopic, getQualityChoices, {}).data?.measured ?? [];
  const parameters = new Map(measured.map((one) => [one.labParameterId, one.parameterName]));
  const form = useForm({
    initialValues: {
      scheme: '',
      roundName: '',
      labParameterId: null as number | null,
      sentValue: '' as number | string,
    },
    validate: (values) => ({
      ...check({ ...values, labParameterId: values.labParameterId ?? 0, sentValue: Number(values.sentValue) }),
      ...(values.labParameterId === null && { labParameterId: t('chooseMeasured') }),
    }),
  });
  const command = useCommand(addEqaRound, { onDone: onClose });
  return (
    <FormDialog
      title={t('addRound')}
      form={form}
      submitLabel={t('addRound')}
      isSubmitting={command.isPending}
      onSave={({ labParameterId, sentValue, ...round }) =>
        command.mutate({ round: { ...round, labParameterId: labParameterId ?? 0, sentValue: Number(sentValue) } })
      }
      onClose={onClose}
    >
      <Stack>
        <TextField label={t('scheme')} isRequired isFirst maxLength={100} {...form.getInputProps('scheme')} />
        <TextField label={t('round')} isRequired maxLength={60} {...form.getInputProps('roundName')} />
        <SelectField
          label={t('columns.parameter')}
          isRequired
          choices={[...parameters].map(([value, label]) => ({ value, label }))}
          {...form.getInputProps('labParameterId')}
        />
        <NumberField label={t('columns.sent')} isRequired decimals={4} {...form.getInputProps('sentValue')} />
      </Stack>
    </FormDialog>
  );
}

function CloseRound({ eqaRoundId, onClose }: { eqaRoundId: number; onClose(): void }) {
  const { t } = useTranslation('quality');
  const form = useForm({
    initialValues: { groupMean: '' as number | string, groupSd: '' as number | string, actionText: '' },
    validate: {
      groupMean: (one) => (one === '' ? t('enterValue') : null),
      groupSd: (one) => (Number(one) > 0 ? null : t('enterValue')),
    },
  });
  const command = useCommand(closeEqaRound, { onDone: onClose });
  return (
    <FormDialog
      title={t('closeRound')}
      form={form}
      submitLabel={t('closeRound')}
      isSubmitting={command.isPending}
      onSave={({ groupMean, groupSd, actionText }) =>
        command.mutate(
          { eqaRoundId, groupMean: Number(groupMean), groupSd: Number(groupSd), actionText },
          { onError: (error) => form.setErrors(error instanceof Refusal ? { ...error.fields } : {}) },
        )
      }
      onClose={onClose}
    >
      <Stack>
        <NumberField label={t('mean')} isRequired isFirst decimals={4} {...form.getInputProps('groupMean')} />
        <NumberField label={t('sd')} isRequired decimals={4} min={0} {...form.getInputProps('groupSd')} />
        <TextAreaField label={t('actionText')} maxLength={1000} {...form.getInputProps('actionText')} />
      </Stack>
    </FormDialog>
  );
}
