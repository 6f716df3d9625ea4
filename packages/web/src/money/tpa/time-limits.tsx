// The hours each payer has for their answers, and another agreement with one of them.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { listTimeLimits, updateTimeLimit } from '@charaka/contract/money/tpa/authorization';
import { tpaTopic } from '@charaka/contract/money/tpa/topics';
import { Button, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField } from '../../ui/field/form-fields.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';

type Limit = OutputOf<typeof listTimeLimits>['limits'][number];

/** Every payer; one not agreed with has the hours of the regulator. */
export function TimeLimits({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('tpa');
  const limits = useAnswer(tpaTopic, listTimeLimits, {}).data?.limits;
  const [edited, setEdited] = useState<Limit | null>(null);
  if (edited) return <EditLimit limit={edited} onClose={() => setEdited(null)} />;
  return (
    <Dialog isOpen size="medium" title={t('timeLimits')} onClose={onClose}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('limitsHint')}
        </Text>
        {!limits && <Skeleton h={200} />}
        {limits && (
          <WideTable label={t('timeLimits')} minWidth={480}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('tpaOrCorporate')}</Table.Th>
                <Table.Th ta="end">{t('preHours')}</Table.Th>
                <Table.Th ta="end">{t('dischargeHours')}</Table.Th>
                <Table.Th aria-label={t('edit')} />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {limits.map((limit) => (
                <Table.Tr key={limit.associationId}>
                  <Table.Td>{limit.associationName}</Table.Td>
                  <Table.Td ta="end">{t('hours', { count: limit.preHours })}</Table.Td>
                  <Table.Td ta="end">{t('hours', { count: limit.dischargeHours })}</Table.Td>
                  <Table.Td>
                    <Group justify="flex-end">
                      <Button
                        size="compact-sm"
                        variant="subtle"
                        aria-label={t('editLimitsOf', { name: limit.associationName })}
                        onClick={() => setEdited(limit)}
                      >
                        {t('edit')}
                      </Button>
                    </Group>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </WideTable>
        )}
      </Stack>
    </Dialog>
  );
}

function EditLimit({ limit, onClose }: { limit: Limit; onClose(): void }) {
  const { t } = useTranslation('tpa');
  const command = useCommand(updateTimeLimit, { onDone: onClose });
  const { associationId, preHours, dischargeHours } = limit;
  const form = useForm<{ associationId: number; preHours: number | string; dischargeHours: number | string }>({
    initialValues: { associationId, preHours, dischargeHours },
    validate: formChecks(updateTimeLimit.input.shape.timeLimit),
  });
  const save = (values: typeof form.values) =>
    command.mutate({
      timeLimit: {
        associationId,
        preHours: Number(values.preHours),
        dischargeHours: Number(values.dischargeHours),
      },
    });
  return (
    <FormDialog
      title={limit.associationName}
      form={form}
      isSubmitting={command.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        <NumberField label={t('preHours')} isRequired isFirst min={1} max={240} {...form.getInputProps('preHours')} />
        <NumberField
          label={t('dischargeHours')}
          isRequired
          min={1}
          max={240}
          {...form.getInputProps('dischargeHours')}
        />
      </Stack>
    </FormDialog>
  );
}
