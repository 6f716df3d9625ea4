// Import of any list that has a file: take the list as a file, change it in a spreadsheet, see what would become of it, then all of it or nothing.

import { fileTables } from '@charaka/contract/composition/file-tables';
import type { FileTable } from '@charaka/contract/kernel/file-table';
import { masterFileEndpoints, naturalKey } from '@charaka/contract/kernel/master-file';
import { Button, FileInput, Group, Paper, Stack, Text } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../kernel/call.ts';
import { reportFailure } from '../kernel/report-failure.ts';
import { useDeeds, useRights } from '../kernel/rights.ts';
import { Page } from '../ui/page/page.tsx';
import type { Column } from '../ui/table/data-table-column.ts';
import { ImportedRecords, MasterImportPreview } from './master-import-preview.tsx';
import { type MasterImport, useMasterImport } from './use-master-import.ts';

/** Below the route of a list: …/import. */
export default function ImportMasterScreen() {
  const path = useLocation({ select: (location) => location.pathname.replace(/^\/+|\/+$/g, '') });
  const table = fileTables.find(({ route }) => `${route}/import` === path);
  return table ? <ImportMaster key={table.name} table={table} /> : null;
}

function ImportMaster({ table }: { table: FileTable }) {
  const { t } = useTranslation(['import', 'masters']);
  const work = useMasterImport(table);
  const title = t(`masters:label.${table.labelPlural}`, table.labelPlural);
  return (
    <Page title={t('importOf', { name: title })} crumbs={[{ label: title, to: `/${table.route}` }]}>
      <Stack>
        <FilePanel table={table} title={title} work={work} />
        {work.isReady && <Deeds table={table} work={work} />}
        {work.imported && <ImportedRecords table={table} imported={work.imported} />}
        {work.preview && !work.imported && <MasterImportPreview preview={work.preview} />}
      </Stack>
    </Page>
  );
}

function FilePanel({ table, title, work }: { table: FileTable; title: string; work: MasterImport }) {
  const { t } = useTranslation(['import', 'masters', 'kernel']);
  const keyLabels = naturalKey(table).map((name) => table.fields[name]?.label ?? '');
  const key = keyLabels.map((label) => t(`masters:label.${label}`, label)).join(' + ');
  return (
    <Paper withBorder p="md">
      <Text size="sm" maw={720}>
        {t('masterHint', { name: title, key })}
      </Text>
      <Downloads table={table} />
      <FileInput
        placeholder={t('kernel:field.chooseFile')}
        mt="md"
        label={t('masterFile')}
        description={t('masterFileHint')}
        accept=".xlsx,.csv,text/csv"
        leftSection={<IconUpload size={16} aria-hidden />}
        value={work.upload?.chosen ?? null}
        error={work.upload?.fault && t(work.upload.fault)}
        onChange={(file) => void work.choose(file)}
        maw={640}
      />
    </Paper>
  );
}

type Line = readonly (string | number)[];

/** The list as it stands, written so that it can be imported again. */
function Downloads({ table }: { table: FileTable }) {
  const { t } = useTranslation('import');
  const does = useDeeds();
  const [isWorking, setWorking] = useState(false);
  const save = async (kind: 'xlsx' | 'csv') => {
    setWorking(true);
    try {
      const [{ headings, lines }, tools] = await Promise.all([
        call(masterFileEndpoints(table).exportFile, {}),
        import('../ui/table/data-table-export.ts'),
      ]);
      const columns = headings.map(
        (heading, place): Column<Line> => ({
          id: heading,
          title: heading,
          value: (line) => line[place] ?? '',
        }),
      );
      await (kind === 'xlsx' ? tools.saveXlsx : tools.saveCsv)(table.name, columns, lines);
    } catch (error) {
      reportFailure(error);
    } finally {
      setWorking(false);
    }
  };
  if (!does('export')) return <Text size="sm">{t('noExport')}</Text>;
  const icon = <IconDownload size={16} aria-hidden />;
  return (
    <Group mt="sm">
      <Button variant="default" leftSection={icon} loading={isWorking} onClick={() => void save('xlsx')}>
        {t('downloadXlsx')}
      </Button>
      <Button variant="default" leftSection={icon} loading={isWorking} onClick={() => void save('csv')}>
        {t('downloadCsv')}
      </Button>
    </Group>
  );
}

function Deeds({ table, work }: { table: FileTable; work: MasterImport }) {
  const { t } = useTranslation('import');
  const { canAdd, canEdit } = useRights(table.menu);
  return (
    <Group>
      <Button variant="default" loading={work.isPreviewing} disabled={!canAdd || !canEdit} onClick={work.look}>
        {t('preview')}
      </Button>
      <Button loading={work.isImporting} disabled={!work.isImportable} onClick={work.run}>
        {t('import')}
      </Button>
    </Group>
  );
}
