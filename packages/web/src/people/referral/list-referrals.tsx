// Referrers of patients: search, add, change, deactivate and reactivate.

import { listedNames, namesIn } from '@charaka/contract/kernel/record-parts';
import {
  deleteReferral,
  listReferrals,
  referralMenu,
  referralRecord,
  updateReferral,
} from '@charaka/contract/people/referral/referral';
import { referralFile } from '@charaka/contract/people/referral/referral-file';
import { referralTopic } from '@charaka/contract/people/referral/topics';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { ActiveFilterFields, activeFilters, useActiveRecordActions } from '../../resource/active-records.tsx';
import { ImportLink } from '../../resource/import-link.tsx';
import { recordColumns } from '../../resource/record-columns.ts';
import { activeColumn } from '../../ui/table/active-column.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import AddReferral from './add-referral.tsx';
import { formOfReferral, type Referral, type ReferralInput } from './referral-form.ts';
import { useReferralLabel } from './referral-label.ts';

/** Route referral. */
export default function ListReferrals() {
  const { t } = useTranslation('referral');
  const { canAdd } = useRights(referralMenu);
  const list = useList({ defaultSort: { column: 'referralName', direction: 'asc' } });
  const filterParams = activeFilters(list, 'referralName', 'referralContactNo', 'referralEmailId');
  const rows = useRows(referralTopic, listReferrals, list, { filterParams });
  const [edited, setEdited] = useState<{ referral: Referral | null } | null>(null);
  const rowActions = useRowActions((referral) => setEdited({ referral }));
  const add = () => setEdited({ referral: null });
  return (
    <ListPage
      name="referrals"
      title={t('referrals')}
      emptyHint={t('hint')}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.referralId}
      rowActions={rowActions}
      isQuiet={(row) => !row.isActive}
      filters={<ActiveFilterFields list={list} searchLabel={t('search')} />}
      add={canAdd && { label: t('addReferral'), onSelect: add }}
      moreActions={canAdd && <ImportLink table={referralFile} />}
    >
      {edited && <AddReferral referral={edited.referral} onClose={() => setEdited(null)} />}
    </ListPage>
  );
}

/** Columns with a place and a cell of their own; whatever else is declared as listed stands between them. */
const placed: readonly string[] = [
  'referralName',
  'contactNo',
  'email',
  ...namesIn(referralRecord, 'form', 'commission'),
];
const others = listedNames(referralRecord).filter((name) => !placed.includes(name));

function useColumns(): Column<Referral>[] {
  const { t } = useTranslation('referral');
  const labelOf = useReferralLabel();
  const rate = (kind: 'ipd' | 'opd' | 'ot' | 'other'): Column<Referral> => {
    const of = (row: Referral) => row[`${kind}Percentage`];
    return {
      id: `${kind}Percentage`,
      title: t('rateColumn', { kind: t(kind) }),
      value: (row) => (of(row) == null ? '' : Number(of(row)) / 100),
      cell: (row) => formatPercent(of(row)),
      isNumeric: true,
    };
  };
  return [
    { id: 'referralName', title: t('referralName'), value: (row) => row.referralName, minWidth: 200 },
    { id: 'referralContactNo', title: t('phone'), value: (row) => row.contactNo, minWidth: 130 },
    { id: 'referralEmailId', title: t('email'), value: (row) => row.email, minWidth: 190, isForDesk: true },
    ...recordColumns(referralRecord, listReferrals.output.shape.rows.element, others, labelOf),
    rate('ipd'),
    rate('opd'),
    { ...rate('ot'), isForDesk: true },
    { ...rate('other'), isForDesk: true },
    activeColumn({ title: t('status'), active: t('active'), inactive: t('inactive') }),
  ];
}

/** Actions on a referral. */
function useRowActions(onEdit: (row: Referral) => void) {
  const { t } = useTranslation('referral');
  const deactivating = useCommand(deleteReferral);
  const changing = useCommand(updateReferral);
  return useActiveRecordActions<Referral>({
    menuPath: referralMenu,
    isActive: (row) => row.isActive,
    nameOf: (row) => row.referralName,
    closingText: (row) => t('deactivateText', { name: row.referralName }),
    onEdit,
    onClose: ({ referralId }) => deactivating.mutate({ referral: { referralId } }),
    onReopen: (row) => {
      const typed = formOfReferral(row) as ReferralInput;
      changing.mutate({ referral: { ...typed, referralId: row.referralId, isActive: true } });
    },
  });
}
