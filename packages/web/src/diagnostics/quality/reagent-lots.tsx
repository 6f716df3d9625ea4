// Lots of reagents: what came, how it was verified, and since when it is used (LB081).
import { getQualityChoices } from '@charaka/contract/diagnostics/quality/qc-run';
import {
  addReagentLot,
  checkReagentLot,
  type listReagentLots,
  newLotCheck,
  newReagentLot,
  openReagentLot,
} from '@charaka/contract/diagnostics/quality/reagent-lot';
import { qualityTopic } from '@charaka/contract/diagnostics/quality/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';

type Lot = OutputOf<typeof listReagentLots>['lots'][number];
const MIN_WIDTH = 900;
const unbroken = { whiteSpace: 'nowrap' } as const;

/** A table with what can be done about each. */
export function ReagentLots({ lots, canEdit }: { readonly lots: readonly Lot[]; readonly canEdit: boolean }) {
  const { t } = useTranslation('quality');
  const [isAdding, setAdding] = useState(false);
  const [checked, setChecked] = useState<number | null>(null);
  return (
    <Paper withBorder p="md" component="section" aria-label={t('reagents')}>
      <Stack>
        <Group justify="space-between">
          <Title order={2}>{t('reagents')}</Title>
          {canEdit && (
            <Button variant="default" onClick={() => setAdding(true)}>
              {t('addReagent')}
            </Button>
          )}
        </Group>
        {lots.length === 0 ? (
          <Text c="dimmed">{t('noReagents')}</Text>
        ) : (
          <WideTable label={t('reagents')} minWidth={MIN_WIDTH}>
            <Table.Thead>
              <Table.Tr>
                {(['analyser', 'reagent', 'lot', 'expiry', 'checked', 'opened', 'actions'] as const).map((name) => (
                  <Table.Th key={name}>{name === 'analyser' ? t('analyser') : t(`columns.${name}`)}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lots.map((lot) => (
                <LotRow
                  key={lot.reagentLotId}
                  lot={lot}
                  canEdit={canEdit}
                  onCheck={() => setChecked(lot.reagentLotId)}
                />
              ))}
            </Table.Tbody>
          </WideTable>
        )}
        {isAdding && <AddLot onClose={() => setAdding(false)} />}
        {checked !== null && <CheckLot reagentLotId={checked} onClose={() => setChecked(null)} />}
      </Stack>
    </Paper>
  );
}

interface LotRowProps {
  readonly lot: Lot;
  readonly canEdit: boolean;
  onCheck(): void;
}

function LotRow({ lot, canEdit, onCheck }: LotRowProps) {
  const { t } = useTranslation('quality');
  const open = useCommand(openReagentLot);
  const missing = lot.isCheckDemanded ? t('checkDemanded') : t('notChecked');
  return (
    <Table.Tr>
      <Table.Td>{lot.analyserName}</Table.Td>
      <Table.Td>{lot.reagentName}</Table.Td>
      <Table.Td style={unbroken}>{lot.lotNo}</Table.Td>
      <Table.Td style={unbroken}>
        {[formatDay(lot.expiry), lot.isExpired && t('expired')].filter(Boolean).join(' · ')}
      </Table.Td>
      <Table.Td>{lot.checkedAt == null ? missing : `${lot.checkedByName}: ${lot.checkText}`}</Table.Td>
      <Table.Td style={unbroken}>{lot.openedAt != null && formatDateTime(lot.openedAt)}</Table.Td>
      <Table.Td>
        {canEdit && (
          <Group gap="xs" wrap="nowrap">
            {lot.checkedAt == null && (
              <Button size="xs" variant="default" onClick={onCheck}>
                {t('check')}
              </Button>
            )}
            {lot.openedAt == null && !lot.isExpired && (
              <Button
                size="xs"
                variant="default"
                loading={open.isPending}
                onClick={() => open.mutate({ reagentLotId: lot.reagentLotId })}
              >
                {t('open')}
              </Button>
            )}
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

const checkAdd = formChecks(newReagentLot);

function AddLot({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('quality');
  const measured = useAnswer(qualityTopic, getQualityChoices, {}).data?.measured ?? [];
  const analysers = new Map(measured.map((one) => [one.analyserId, one.analyserName]));
  const form = useForm({
    initialValues: { analyserId: null as number | null, reagentName: '', lotNo: '', expiry: '' as string | null },
    validate: (values) => ({
      ...checkAdd({ ...values, analyserId: values.analyserId ?? 0, expiry: values.expiry ?? '' }),
      ...(values.analyserId === null && { analyserId: t('chooseAnalyser') }),
    }),
  });
  const command = useCommand(addReagentLot, { onDone: onClose });
  return (
    <FormDialog
      title={t('addReagent')}
      form={form}
      submitLabel={t('addReagent')}
      isSubmitting={command.isPending}
      onSave={({ analyserId, expiry, ...lot }) =>
        command.mutate(
          { lot: { ...lot, analyserId: analyserId ?? 0, expiry: expiry ?? '' } },
          { onError: (error) => form.setErrors(refusedFields(error, 'lot')) },
        )
      }
      onClose={onClose}
    >
      <Stack>
        <SelectField
          label={t('analyser')}
          isRequired
          isFirst
          choices={[...analysers].map(([value, label]) => ({ value, label }))}
          {...form.getInputProps('analyserId')}
        />
        <TextField label={t('reagentName')} isRequired maxLength={100} {...form.getInputProps('reagentName')} />
        <TextField label={t('lot')} isRequired maxLength={40} {...form.getInputProps('lotNo')} />
        <DateField label={t('expiry')} isRequired {...form.getInputProps('expiry')} />
      </Stack>
    </FormDialog>
  );
}

const checkCheck = formChecks(newLotCheck);

function CheckLot({ reagentLotId, onClose }: { reagentLotId: number; onClose(): void }) {
  const { t } = useTranslation('quality');
  const form = useForm({
    initialValues: { checkText: '' },
    validate: (values) => checkCheck({ ...values, reagentLotId }),
  });
  const command = useCommand(checkReagentLot, { onDone: onClose });
  return (
    <FormDialog
      title={t('check')}
      form={form}
      submitLabel={t('check')}
      isSubmitting={command.isPending}
      onSave={(values) => command.mutate({ ...values, reagentLotId })}
      onClose={onClose}
    >
      <TextAreaField
        label={t('checkText')}
        description={t('checkHelp')}
        isRequired
        isFirst
        maxLength={1000}
        {...form.getInputProps('checkText')}
      />
    </FormDialog>
  );
}
