// Rounds of external quality assessment: the sent value, the group's value, and the action on the deviation (LB083).
import {
  addEqaRound,
  closeEqaRound,
  listEqaRounds,
  newEqaRound,
} from '@charaka/contract/diagnostics/quality/eqa-round';
import { getQualityChoices } from '@charaka/contract/diagnostics/quality/qc-run';
import { qualityTopic } from '@charaka/contract/diagnostics/quality/topics';
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../kernel/call.ts';
import { containsInAny } from '../../kernel/filters.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useOwnList, useRows } from '../../kernel/use-list.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { ListSection } from './list-section.tsx';
import { deviationFault, measuredFault } from './measured-value.ts';

type Round = RowOf<typeof listEqaRounds>;

/** The rounds that are looked at: a list of its own beside the others of the page. */
export function useEqaRounds() {
  const list = useOwnList();
  const filterParams = containsInAny(['scheme', 'roundName', 'parameterName'], list.filters.q);
  return { list, rows: useRows(qualityTopic, listEqaRounds, list, { filterParams }) };
}

function useColumns(): Column<Round>[] {
  const { t } = useTranslation('quality');
  const number = (id: string, title: string, value: (round: Round) => string) => ({
    id,
    title,
    value,
    isNumeric: true,
    isSortable: false,
  });
  return [
    { id: 'scheme', title: t('scheme'), value: (round) => round.scheme },
    { id: 'roundName', title: t('columns.round'), value: (round) => round.roundName },
    { id: 'parameterName', title: t('columns.parameter'), value: (round) => round.parameterName },
    number('sentValue', t('columns.sent'), ({ sentValue }) => String(sentValue)),
    number('group', t('columns.group'), ({ groupMean, groupSd }) =>
      groupMean == null ? '' : `${groupMean} ± ${groupSd}`,
    ),
    number('z', t('columns.z'), ({ z }) => z?.toFixed(2) ?? ''),
    {
      id: 'actionText',
      title: t('columns.note'),
      value: ({ actionText, asksForAction }) => actionText ?? (asksForAction ? t('asksForAction') : ''),
      isSortable: false,
    },
  ];
}

/** Each open one is closed with what its group found. */
export function EqaRounds({ list, rows, canEdit }: ReturnType<typeof useEqaRounds> & { readonly canEdit: boolean }) {
  const { t } = useTranslation('quality');
  const [isAdding, setAdding] = useState(false);
  const [closed, setClosed] = useState<number | null>(null);
  return (
    <ListSection
      name="EqaRounds"
      title={t('eqa')}
      emptyText={t('noRounds')}
      list={list}
      rows={rows}
      rowKey={(round) => round.eqaRoundId}
      columns={useColumns()}
      filters={<SearchField label={t('searchRounds')} list={list} />}
      rowActions={({ eqaRoundId, closedAt }) =>
        canEdit && closedAt == null
          ? [
              {
                label: t('closeRound'),
                isNext: true,
                icon: <IconCheck size={16} aria-hidden />,
                onSelect: () => setClosed(eqaRoundId),
              },
            ]
          : []
      }
      action={
        canEdit && (
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('addRound')}
          </Button>
        )
      }
    >
      {isAdding && <AddRound onClose={() => setAdding(false)} />}
      {closed !== null && <CloseRound eqaRoundId={closed} onClose={() => setClosed(null)} />}
    </ListSection>
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
      sentValue: '',
    },
    validate: (values) => ({
      ...check({ ...values, labParameterId: values.labParameterId ?? 0, sentValue: Number(values.sentValue) }),
      ...(values.labParameterId === null && { labParameterId: t('chooseMeasured') }),
      ...(measuredFault(values.sentValue, t) && { sentValue: measuredFault(values.sentValue, t) }),
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
        <TextField label={t('columns.sent')} isRequired maxLength={20} {...form.getInputProps('sentValue')} />
      </Stack>
    </FormDialog>
  );
}

function CloseRound({ eqaRoundId, onClose }: { eqaRoundId: number; onClose(): void }) {
  const { t } = useTranslation('quality');
  const form = useForm({
    initialValues: { groupMean: '', groupSd: '', actionText: '' },
    validate: {
      groupMean: (one) => measuredFault(one, t),
      groupSd: (one) => deviationFault(one, t),
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
        <TextField label={t('mean')} isRequired isFirst maxLength={20} {...form.getInputProps('groupMean')} />
        <TextField label={t('sd')} isRequired maxLength={20} {...form.getInputProps('groupSd')} />
        <TextAreaField label={t('actionText')} maxLength={1000} {...form.getInputProps('actionText')} />
      </Stack>
    </FormDialog>
  );
}
