// Approvers and their delegates with period; administrators make approvers here (R177, Q191).

import { AUTHORITY_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { listDelegations } from '@charaka/contract/foundation/staff/delegation';
import { delegationTopic } from '@charaka/contract/foundation/staff/topics';
import { Button, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useOwnList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { AddApprover } from './add-approver.tsx';
import { ListApprovers } from './list-approvers.tsx';
import { delegateName } from './staff-name.ts';
import { type DelegationRow, DelegationStatus } from './view-delegations.tsx';

/** Route human_resource/approving_authorities. */
export default function ApprovingAuthorities() {
  const { t } = useTranslation(['staff', 'shell']);
  const { canEdit } = useRights(AUTHORITY_MENU_PATH);
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title={t('shell:menu.Approving Authorities')}
      action={
        canEdit && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            {t('addApprover')}
          </Button>
        )
      }
    >
      <Tabs defaultValue="approvers" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="approvers">{t('approvers')}</Tabs.Tab>
          <Tabs.Tab value="delegations">{t('delegations')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="approvers">
          <ListApprovers />
        </Tabs.Panel>
        <Tabs.Panel value="delegations">
          <AllDelegations />
        </Tabs.Panel>
      </Tabs>
      {isAdding && <AddApprover onClose={() => setAdding(false)} />}
    </Page>
  );
}

const searched = ['fullName', 'approverName', 'designationName', 'departmentName'];

function AllDelegations() {
  const { t } = useTranslation('staff');
  const list = useOwnList({ defaultSort: { column: 'delegationDate', direction: 'dsc' } });
  const rows = useRows(delegationTopic, listDelegations, list, {
    filterParams: containsInAny(searched, list.filters.q),
  });
  const columns: Column<DelegationRow>[] = [
    { id: 'fullName', title: t('delegator'), value: delegateName, minWidth: 160 },
    { id: 'approverName', title: t('actsFor'), value: (row) => row.approverName, minWidth: 160 },
    { id: 'designationName', title: t('designation'), value: (row) => row.designationName },
    { id: 'departmentName', title: t('department'), value: (row) => row.departmentName },
    { id: 'delegationDate', title: t('from'), value: (row) => formatDay(row.fromDay) },
    { id: 'delegationEndDt', title: t('to'), value: (row) => (row.toDay ? formatDay(row.toDay) : t('noEnd')) },
    {
      id: 'state',
      title: t('delegationStatus'),
      value: (row) => t(`state.${row.state}`),
      cell: (row) => <DelegationStatus isEnabled={row.isEnabled} state={row.state} />,
    },
  ];
  return (
    <DataTable
      name="delegations"
      title={t('delegations')}
      list={list}
      rows={rows}
      columns={columns}
      rowKey={(row) => row.delegationId}
      isQuiet={(row) => row.state !== 'in force'}
      filters={<SearchField label={t('searchStaff')} list={list} />}
    />
  );
}
