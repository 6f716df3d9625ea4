// The hospitals of the tenant: add, change, close and open again.

import { deleteHospital, HOSPITAL_MENU_PATH, reopenHospital } from '@charaka/contract/foundation/tenancy/hospital';
import { listHospitals } from '@charaka/contract/foundation/tenancy/tenancy';
import { hospitalTopic } from '@charaka/contract/foundation/tenancy/topics';
import { IconPencil, IconPercentage, IconPower } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contains, onlyActive } from '../../kernel/filters.ts';
import { formatMoney } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type Filter, type List, type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { SwitchField } from '../../ui/field/form-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import { GstRuleDialog } from './gst-rule-dialog.tsx';
import { HospitalDialog } from './hospital-dialog.tsx';

type Row = RowOf<typeof listHospitals>;

/** Route add_hospital. */
export default function ListHospitals() {
  const { t } = useTranslation('tenancy');
  const { canAdd } = useRights(HOSPITAL_MENU_PATH);
  const list = useList({ defaultSort: { column: 'hospitalName', direction: 'asc' } });
  const rows = useRows(hospitalTopic, listHospitals, list, { isWithClosed: true, filterParams: filtersOf(list) });
  const [edited, setEdited] = useState<{ hospital: Row | null } | null>(null);
  const [ruled, setRuled] = useState<Row | null>(null);
  const rowActions = useRowActions((hospital) => setEdited({ hospital }), setRuled);
  const add = () => setEdited({ hospital: null });
  return (
    <ListPage
      name="hospitals"
      title={t('hospitals')}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.hospitalId}
      rowActions={rowActions}
      isQuiet={(row) => !row.isActive}
      filters={
        <>
          <SearchField label={t('searchHospitals')} list={list} />
          <SwitchField
            label={t('showClosed')}
            value={list.filters.closed === '1'}
            onChange={(isShown) => list.setFilter('closed', isShown ? '1' : '')}
          />
        </>
      }
      add={canAdd && { label: t('addHospital'), onSelect: add }}
    >
      {ruled && <GstRuleDialog hospital={ruled} onClose={() => setRuled(null)} />}
      {edited && <HospitalDialog hospital={edited.hospital} onClose={() => setEdited(null)} />}
    </ListPage>
  );
}

function filtersOf(list: List): Filter[] {
  const filters: Filter[] = [];
  if (list.filters.q) filters.push(contains('hospitalName', list.filters.q));
  if (list.filters.closed !== '1') filters.push(onlyActive);
  return filters;
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('tenancy');
  return [
    { id: 'hospitalName', title: t('hospitalName'), value: (row) => row.hospitalName, minWidth: 200 },
    { id: 'city', title: t('city'), value: (row) => row.city },
    { id: 'stateCode', title: t('stateCode'), value: (row) => row.stateCode, isSortable: false },
    { id: 'gstNumber', title: t('gstNumber'), value: (row) => row.gstNumber, isSortable: false },
    { id: 'timezone', title: t('timezone'), value: (row) => row.timezone, isSortable: false },
    {
      id: 'currency',
      title: t('currency'),
      value: (row) => `${row.currency} ${row.currencySymbol}`,
      isSortable: false,
    },
    {
      id: 'cashReceiptLimit',
      title: t('cashReceiptLimit'),
      value: (row) => (row.cashReceiptLimit == null ? '' : row.cashReceiptLimit / 100),
      cell: (row) => formatMoney(row.cashReceiptLimit),
      isNumeric: true,
      isSortable: false,
    },
    {
      id: 'isActive',
      title: t('status'),
      value: (row) => t(row.isActive ? 'open' : 'closed'),
      cell: (row) => (
        <StatusChip tone={row.isActive ? 'done' : 'past'}>{t(row.isActive ? 'open' : 'closed')}</StatusChip>
      ),
    },
  ];
}

/** Actions on a hospital; a closed one can only be opened again. */
function useRowActions(onEdit: (row: Row) => void, onRule: (row: Row) => void): (row: Row) => RowAction[] {
  const { t } = useTranslation('tenancy');
  const { canEdit, canDelete } = useRights(HOSPITAL_MENU_PATH);
  const closing = useCommand(deleteHospital);
  const opening = useCommand(reopenHospital);
  const close = async ({ hospitalId, hospitalName }: Row) => {
    const text = t('closeText', { hospital: hospitalName });
    const question = { title: t('closeTitle'), text, confirmLabel: t('close'), isDangerous: true };
    if (await confirm(question)) closing.mutate({ hospital: { hospitalId } });
  };
  return (row) => {
    const power = <IconPower size={16} aria-hidden />;
    const edit = { label: t('edit'), icon: <IconPencil size={16} aria-hidden />, onSelect: () => onEdit(row) };
    const rule = { label: t('gstRules'), icon: <IconPercentage size={16} aria-hidden />, onSelect: () => onRule(row) };
    const off = { label: t('close'), icon: power, isDangerous: true, onSelect: () => void close(row) };
    const on = {
      label: t('reopen'),
      icon: power,
      onSelect: () => opening.mutate({ hospital: { closedHospitalId: row.hospitalId } }),
    };
    if (!row.isActive) return canEdit ? [on] : [];
    return [...(canEdit ? [edit, rule] : []), ...(canDelete ? [off] : [])];
  };
}
