// The custom reports of the user, and those that colleagues share.
import { customReportMenu, customReports } from '@charaka/contract/insight/report/custom-report';
import { isAdminRole } from '@charaka/rules/access/permission';
import { Anchor } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { contains } from '../../kernel/filters.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { useAllRights, useRights } from '../../kernel/rights.ts';
import { currentSession } from '../../kernel/session.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { ListPage } from '../../ui/table/list-page.tsx';

type CustomReport = RowOf<typeof customReports.list>;

const builder = `/${customReportMenu}/builder` as const;

/** Route Custom_report. */
export default function ListCustomReports() {
  const { t } = useTranslation(['report', 'shell']);
  const list = useList();
  const navigate = useNavigate();
  const { canAdd, canDelete } = useRights(customReportMenu);
  const { roleId } = useAllRights();
  const removing = useCommand(customReports.remove);
  const rows = useRows(customReports.topic, customReports.list, list, {
    filterParams: list.filters.q ? [contains('reportName', list.filters.q)] : [],
  });
  const columns: Column<CustomReport>[] = [
    {
      id: 'reportName',
      title: t('custom.reportName'),
      value: ({ reportName }) => reportName,
      cell: ({ customReportId, reportName }) => (
        <Anchor component={Link} to={builder} search={linkSearch({ id: String(customReportId) })}>
          {reportName}
        </Anchor>
      ),
      minWidth: 220,
      onCard: 'title',
    },
    { id: 'ownerName', title: t('custom.ownerName'), value: ({ ownerName }) => ownerName, onCard: 'fact' },
    {
      id: 'isShared',
      title: t('custom.isShared'),
      value: ({ isShared }) => t(isShared ? 'yes' : 'no'),
      onCard: 'fact',
    },
  ];
  return (
    <ListPage<CustomReport>
      name="custom-reports"
      title={t('shell:menu.Custom reports')}
      add={canAdd && { label: t('custom.newReport'), onSelect: () => void navigate({ to: builder }) }}
      list={list}
      rows={rows}
      rowKey={({ customReportId }) => customReportId}
      columns={columns}
      rowActions={({ customReportId, ownerId, isShared }) =>
        canDelete && (ownerId === currentSession()?.user.userId || (isShared && isAdminRole(roleId)))
          ? [
              {
                label: t('custom.delete'),
                isDangerous: true,
                onSelect: () => removing.mutate({ customReport: { customReportId } }),
              },
            ]
          : []
      }
      filters={<SearchField label={t('custom.reportName')} list={list} filter="q" />}
      emptyText={t('custom.none')}
    />
  );
}
