// Above a table: the screen's filters, which columns to show, and the exports of everything that is filtered.
import type { FileKind } from '@charaka/contract/kernel/list';
import { Button, Checkbox, Group, Menu, Popover, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconColumns3, IconDownload, IconFilter } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { type useListArrangement, withColumn } from '../../kernel/list-arrangement.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import type { List, Rows } from '../../kernel/use-list.ts';
import { toastError, toastSuccess } from '../page/toast.ts';
import classes from './data-table.module.css';
import { type Column, isShown } from './data-table-column.ts';
import { ListViews } from './list-views.tsx';

/** More would take minutes and the memory of a small machine; a spreadsheet holds them all. */
const maxPdfRows = 10_000;

const TablePrint = lazy(() => import('./data-table-print.tsx'));

interface ToolbarProps<Row> {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly shown: readonly Column<Row>[];
  readonly list: List;
  readonly arrangement: ReturnType<typeof useListArrangement>;
  readonly rows: Rows<Row>;
  readonly filters: ReactNode;
  readonly lastRow: Row | undefined;
  readonly views: ReactNode;
}

/** Filters visible without the filter fields: the search, and filters that the screen states in words. */
const seenFilters: readonly string[] = ['q', 'by', 'only'];

/** Filters at the left, tools at the right. On a phone all filters but the first wait behind a button, which says how many act. */
export function DataTableToolbar<Row>(props: ToolbarProps<Row>) {
  const { t } = useTranslation('kernel');
  const [isOpen, { toggle }] = useDisclosure(false);
  const used = Object.entries(props.list.filters).filter(
    ([name, value]) => value && !seenFilters.includes(name),
  ).length;
  return (
    <Group justify="space-between" align="end" p="xs" gap="sm" className={classes.toolbar}>
      <Group align="end" gap="sm" className={classes.filters} data-open={isOpen || undefined}>
        {props.filters}
      </Group>
      <Group gap="xs" className={classes.tools}>
        <Button
          variant="default"
          size="xs"
          className={classes.fold}
          leftSection={<IconFilter size={16} aria-hidden />}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {used === 0 ? t('table.filters') : t('table.filtersUsed', { count: used })}
        </Button>
        {props.views ?? <ListViews list={props.list} arrangement={props.arrangement} />}
        <ColumnMenu {...props} />
        <ExportMenu {...props} />
      </Group>
    </Group>
  );
}

function ColumnMenu<Row>({ columns, arrangement, shown }: ToolbarProps<Row>) {
  const { t } = useTranslation('kernel');
  const choice = arrangement.columns;
  return (
    <Popover position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={16} aria-hidden />}>
          {t('table.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('table.columns')}>
        <Stack gap="xs" mah={360} style={{ overflowY: 'auto' }}>
          {columns.map((column) => (
            <Checkbox
              key={column.id}
              label={column.title}
              checked={isShown(column, choice)}
              // A table without columns would be no table.
              disabled={shown.length === 1 && isShown(column, choice)}
              onChange={(event) =>
                arrangement.chooseColumns(withColumn(choice, column.id, event.currentTarget.checked))
              }
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function ExportMenu<Row>({ name, title, shown: onScreen, rows, lastRow }: ToolbarProps<Row>) {
  const shown = onScreen.filter(({ isOnScreenOnly }) => !isOnScreenOnly);
  const { t } = useTranslation('kernel');
  const [isWorking, setWorking] = useState(false);
  const [printed, setPrinted] = useState<readonly Row[] | null>(null);
  const run = async (
    as: FileKind,
    work: (lines: readonly Row[], tools: typeof import('./data-table-export.ts')) => Promise<void> | void,
  ) => {
    setWorking(true);
    try {
      // The tools are loaded when first needed: they are heavier than the table itself.
      const [all, tools] = await Promise.all([rows.fetchAll(as), import('./data-table-export.ts')]);
      await work(lastRow === undefined ? all : [...all, lastRow], tools);
    } catch (error) {
      reportFailure(error);
    } finally {
      setWorking(false);
    }
  };
  const rowsIn = (lines: readonly Row[]) => lines.length - (lastRow === undefined ? 0 : 1);
  const copy = () =>
    run('copy', async (lines, tools) => {
      await tools.copyRows(shown, lines);
      toastSuccess(t('table.copied', { count: rowsIn(lines) }));
    });
  const pdf = () =>
    run('pdf', async (lines) => {
      if (lines.length > maxPdfRows) return toastError(t('table.pdfTooLong', { most: maxPdfRows }));
      const { savePdf } = await import('./data-table-pdf.ts');
      const subtitle = t('print.printedOn', { at: formatDateTime(new Date().toISOString()), count: rowsIn(lines) });
      await savePdf(name, { title, subtitle }, shown, lines);
    });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" size="xs" loading={isWorking} leftSection={<IconDownload size={16} aria-hidden />}>
            {t('table.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void copy()}>{t('table.copy')}</Menu.Item>
          <Menu.Item onClick={() => void run('xlsx', (lines, tools) => tools.saveXlsx(name, shown, lines))}>
            {t('table.xlsx')}
          </Menu.Item>
          <Menu.Item onClick={() => void run('csv', (lines, tools) => tools.saveCsv(name, shown, lines))}>
            {t('table.csv')}
          </Menu.Item>
          <Menu.Item onClick={() => void pdf()}>{t('table.pdf')}</Menu.Item>
          <Menu.Item onClick={() => void run('print', (lines) => setPrinted(lines))}>{t('table.print')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {printed && (
        <Suspense>
          <TablePrint
            title={title}
            columns={shown as readonly Column<unknown>[]}
            rows={printed}
            count={rowsIn(printed)}
            onClose={() => setPrinted(null)}
          />
        </Suspense>
      )}
    </>
  );
}
