// Lots of reagents: what came, how it was verified, and since when it is used (LB081).
import { getQualityChoices } from '@charaka/contract/diagnostics/quality/qc-run';
import {
  addReagentLot,
  checkReagentLot,
  listReagentLots,
  newLotCheck,
  newReagentLot,
  openReagentLot,
} from '@charaka/contract/diagnostics/quality/reagent-lot';
import { qualityTopic } from '@charaka/contract/diagnostics/quality/topics';
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconBottle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useOwnList, useRows } from '../../kernel/use-list.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { ListSection } from './list-section.tsx';

type Lot = RowOf<typeof listReagentLots>;

/** The lots that are looked at: a list of its own beside the others of the page. */
export function useReagentLots() {
  const list = useOwnList();
  const filterParams = containsInAny(['reagentName', 'lotNo', 'analyserName'], list.filters.q);
  return { list, rows: useRows(qualityTopic, listReagentLots, list, { filterParams }) };
}

function useColumns(): Column<Lot>[] {
  const { t } = useTranslation('quality');
  const checkOf = (lot: Lot) =>
    lot.checkedAt == null
      ? t(lot.isCheckDemanded ? 'checkDemanded' : 'notChecked')
      : `${lot.checkedByName}: ${lot.checkText}`;
  return [
    { id: 'analyserName', title: t('analyser'), value: (lot) => lot.analyserName },
    { id: 'reagentName', title: t('columns.reagent'), value: (lot) => lot.reagentName },
    { id: 'lotNo', title: t('columns.lot'), value: (lot) => lot.lotNo },
    {
      id: 'expiry',
      title: t('columns.expiry'),
      value: (lot) => [formatDay(lot.expiry), lot.isExpired && t('expired')].filter(Boolean).join(' · '),
    },
    { id: 'checkedAt', title: t('columns.checked'), value: checkOf },
    { id: 'openedAt', title: t('columns.opened'), value: (lot) => formatDateTime(lot.openedAt) },
  ];
}

/** Each is verified, and taken into use. */
export function ReagentLots({
  list,
  rows,
  canEdit,
}: ReturnType<typeof useReagentLots> & { readonly canEdit: boolean }) {
  const { t } = useTranslation('quality');
  const [isAdding, setAdding] = useState(false);
  const [checked, setChecked] = useState<number | null>(null);
  const open = useCommand(openReagentLot);
  const actionsOf = ({ reagentLotId, checkedAt, openedAt, isExpired }: Lot): RowAction[] => {
    const check = {
      label: t('check'),
      isNext: true,
      icon: <IconCheck size={16} aria-hidden />,
      onSelect: () => setChecked(reagentLotId),
    };
    const take = {
      label: t('open'),
      isNext: checkedAt != null,
      icon: <IconBottle size={16} aria-hidden />,
      onSelect: () => open.mutate({ reagentLotId }),
    };
    return [...(checkedAt == null ? [check] : []), ...(openedAt == null && !isExpired ? [take] : [])];
  };
  return (
    <ListSection
      name="ReagentLots"
      title={t('reagents')}
      emptyText={t('noReagents')}
      list={list}
      rows={rows}
      rowKey={(lot) => lot.reagentLotId}
      columns={useColumns()}
      filters={<SearchField label={t('searchReagents')} list={list} />}
      rowActions={(lot) => (canEdit ? actionsOf(lot) : [])}
      action={
        canEdit && (
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('addReagent')}
          </Button>
        )
      }
    >
      {isAdding && <AddLot onClose={() => setAdding(false)} />}
      {checked !== null && <CheckLot reagentLotId={checked} onClose={() => setChecked(null)} />}
    </ListSection>
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
