// The print settings of the hospital: letterhead, footer and sheet of each kind of paper (R276, R277).

import {
  deletePrintSetting,
  listPrintSettings,
  PRINT_SETTINGS_MENU_PATH,
} from '@charaka/contract/foundation/tenancy/print-setting';
import { printSettingTopic } from '@charaka/contract/foundation/tenancy/topics';
import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconPower } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { Page } from '../../ui/page/page.tsx';
import { activeColumn } from '../../ui/table/active-column.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { PrintSettingDialog } from './print-setting-dialog.tsx';
import { type PrintedPapers, usePaperNames } from './printed-papers.ts';

type Row = RowOf<typeof listPrintSettings>;

/** `papers` are what is printed under the settings. */
export function ListPrintSettings({ papers }: { papers: PrintedPapers }) {
  const { t } = useTranslation('paper');
  const { settingName } = usePaperNames();
  const { canAdd, canEdit, canDelete } = useRights(PRINT_SETTINGS_MENU_PATH);
  const list = useList({ defaultSort: { column: 'settingFor', direction: 'asc' } });
  const rows = useRows(printSettingTopic, listPrintSettings, list, { isWithoutPictures: true });
  const [edited, setEdited] = useState<{ printSettingId: number | null } | null>(null);
  const deleting = useCommand(deletePrintSetting);
  const drop = async ({ printSettingId, settingFor }: Row) => {
    const text = t('setting.deactivateText', { name: settingName(settingFor) });
    const question = { title: t('setting.deactivateTitle'), text, confirmLabel: t('setting.deactivate') };
    if (await confirm({ ...question, isDangerous: true })) deleting.mutate({ printSetting: { printSettingId } });
  };
  const rowActions = (row: Row) => [
    ...(canEdit
      ? [{ label: t('setting.change'), icon: <IconPencil size={16} aria-hidden />, onSelect: () => setEdited(row) }]
      : []),
    ...(canDelete && row.isActive
      ? [
          {
            label: t('setting.deactivate'),
            icon: <IconPower size={16} aria-hidden />,
            isDangerous: true,
            onSelect: () => void drop(row),
          },
        ]
      : []),
  ];
  return (
    <Page
      title={t('setting.title')}
      action={
        <>
          <Button component={Link} to="/print-settings/layout" variant="default">
            {t('design.title')}
          </Button>
          {canAdd && (
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setEdited({ printSettingId: null })}
            >
              {t('setting.add')}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        name="print-settings"
        title={t('setting.title')}
        list={list}
        rows={rows}
        columns={useColumns()}
        rowKey={(row) => row.printSettingId}
        rowActions={rowActions}
        isQuiet={(row) => !row.isActive}
      />
      {edited && (
        <PrintSettingDialog printSettingId={edited.printSettingId} papers={papers} onClose={() => setEdited(null)} />
      )}
    </Page>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('paper');
  const { settingName } = usePaperNames();
  return [
    { id: 'settingFor', title: t('setting.paper'), value: (row) => settingName(row.settingFor) },
    { id: 'paperSize', title: t('setting.paperSize'), value: (row) => t(`sheets.${row.paperSize}`) },
    activeColumn({ title: t('setting.status'), active: t('setting.active'), inactive: t('setting.inactive') }),
  ];
}
