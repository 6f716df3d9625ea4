// Who refers patients: search, add, change, take out of use and back.

import { deleteReferral, listReferrals, referralMenu, updateReferral } from '@charaka/contract/referral';
import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconPower } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny, onlyActive } from '../kernel/filters.ts';
import { formatPercent } from '../kernel/format.ts';
import { useRights } from '../kernel/rights.ts';
import { useCommand } from '../kernel/use-answer.ts';
import { type Filter, type List, useList, useRows } from '../kernel/use-list.ts';
import { activeColumn } from '../ui/active-column.tsx';
import { confirm } from '../ui/confirm-request.ts';
import { DataTable } from '../ui/data-table.tsx';
import type { Column, RowAction } from '../ui/data-table-column.ts';
import { SwitchField } from '../ui/form-fields.tsx';
import { Page } from '../ui/page.tsx';
import { SearchField } from '../ui/search-field.tsx';
import AddReferral from './add-referral.tsx';
import { formOfReferral, type Referral, type ReferralInput } from './referral-form.ts';

/** Route referral. */
export default function ListReferrals() {
  const { t } = useTranslation('referral');
  const { canAdd } = useRights(referralMenu);
  const list = useList({ defaultSort: { column: 'referralName', direction: 'asc' } });
  const rows = useRows('referral', listReferrals, list, { filterParams: filtersOf(list) });
  const [edited, setEdited] = useState<{ referral: Referral | null } | null>(null);
  const rowActions = useRowActions((referral) => setEdited({ referral }));
  const add = () => setEdited({ referral: null });
  return (
    <Page
      title={t('referrals')}
      action={
        canAdd && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
            {t('addReferral')}
          </Button>
        )
      }
    >
      <DataTable
        name="referrals"
        title={t('referrals')}
        list={list}
        rows={rows}
        columns={useColumns()}
        rowKey={(row) => row.referralId}
        rowActions={rowActions}
        isQuiet={(row) => !row.isActive}
        filters={
          <>
            <SearchField label={t('search')} list={list} />
            <SwitchField
              label={t('showInactive')}
              value={list.filters.inactive === '1'}
              onChange={(isShown) => list.setFilter('inactive', isShown ? '1' : '')}
            />
          </>
        }
        {...(canAdd ? { emptyAction: { label: t('addReferral'), onSelect: add } } : {})}
      />
      {edited && <AddReferral referral={edited.referral} onClose={() => setEdited(null)} />}
    </Page>
  );
}

/** What was searched stands in name, phone number or email. */
function filtersOf(list: List): Filter[] {
  return [
    ...containsInAny(['referralName', 'referralContactNo', 'referralEmailId'], list.filters.q),
    ...(list.filters.inactive === '1' ? [] : [onlyActive]),
  ];
}

function useColumns(): Column<Referral>[] {
  const { t } = useTranslation('referral');
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
    { id: 'referralEmailId', title: t('email'), value: (row) => row.email, minWidth: 190 },
    { id: 'referralAddress', title: t('address'), value: (row) => row.address, isHiddenAtFirst: true },
    { id: 'panNo', title: t('panNo'), value: (row) => row.panNo, isHiddenAtFirst: true },
    rate('ipd'),
    rate('opd'),
    rate('ot'),
    rate('other'),
    activeColumn({ title: t('status'), active: t('active'), inactive: t('inactive') }),
  ];
}

/** What may be done with a referral; one out of use can only be taken back. */
function useRowActions(onEdit: (row: Referral) => void): (row: Referral) => RowAction[] {
  const { t } = useTranslation('referral');
  const { canEdit, canDelete } = useRights(referralMenu);
  const deactivating = useCommand(deleteReferral, { topics: ['referral'] });
  const changing = useCommand(updateReferral, { topics: ['referral'] });
  const deactivate = async ({ referralId, referralName }: Referral) => {
    const text = t('deactivateText', { name: referralName });
    const question = { title: t('deactivateTitle'), text, confirmLabel: t('deactivate'), isDangerous: true };
    if (await confirm(question)) deactivating.mutate({ referral: { referralId } });
  };
  const activate = (row: Referral) => {
    const typed = formOfReferral(row) as ReferralInput;
    changing.mutate({ referral: { ...typed, referralId: row.referralId, isActive: true } });
  };
  return (row) => {
    const power = <IconPower size={16} aria-hidden />;
    const edit = { label: t('edit'), icon: <IconPencil size={16} aria-hidden />, onSelect: () => onEdit(row) };
    const off = { label: t('deactivate'), icon: power, isDangerous: true, onSelect: () => void deactivate(row) };
    const on = { label: t('activate'), icon: power, onSelect: () => activate(row) };
    if (!row.isActive) return canEdit ? [on] : [];
    return [...(canEdit ? [edit] : []), ...(canDelete ? [off] : [])];
  };
}
