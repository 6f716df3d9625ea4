// The foot of a table: which records are shown, how many on a page, and at most three page numbers (R183, R184).
import { rowsPerPageChoices } from '@charaka/contract/foundation/tenancy/preference-choices';
import { ActionIcon, Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronLeftPipe, IconChevronRight, IconChevronRightPipe } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pageCount, pagesOnOffer, type RowsPerPage, rowRange } from '../../kernel/list-state.ts';
import type { List } from '../../kernel/use-list.ts';

/** Paging of a list with `total` records. */
export function DataTablePages({ list, total }: { list: List; total: number }) {
  const { t } = useTranslation('kernel');
  const pages = pageCount(list.size, total);
  const labelOf = (choice: RowsPerPage) =>
    choice === 'fit' ? t('table.fit') : choice === 'all' ? t('table.all') : choice;
  const step = (label: string, page: number, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      variant="default"
      size={32}
      aria-label={label}
      disabled={page < 1 || page > pages || page === list.page}
      onClick={() => list.setPage(page)}
    >
      <Icon size={16} className="along-line" aria-hidden />
    </ActionIcon>
  );
  return (
    <Group justify="space-between" p="xs" gap="sm">
      <Group gap="sm">
        <NativeSelect
          aria-label={t('table.pageSize')}
          size="xs"
          value={list.rowsPerPage}
          data={rowsPerPageChoices.map((choice) => ({ value: choice, label: labelOf(choice) }))}
          onChange={({ currentTarget: { value } }) => {
            const chosen = rowsPerPageChoices.find((choice) => choice === value);
            if (chosen) list.setRowsPerPage(chosen);
          }}
        />
        <Text size="sm" c="dimmed" role="status">
          {list.size === 0 && total > 0
            ? t('table.allRecords', { total })
            : t('table.records', { ...rowRange(list, total), total })}
        </Text>
      </Group>
      <Group gap={4} component="nav" aria-label={t('table.pages')}>
        {step(t('table.first'), 1, IconChevronLeftPipe)}
        {step(t('table.previous'), list.page - 1, IconChevronLeft)}
        {pagesOnOffer(list.page, pages).map((page) => (
          <Button
            key={page}
            size="compact-md"
            h={32}
            variant={page === list.page ? 'filled' : 'default'}
            aria-label={t('table.page', { page })}
            aria-current={page === list.page ? 'page' : undefined}
            onClick={() => list.setPage(page)}
          >
            {page}
          </Button>
        ))}
        {step(t('table.next'), list.page + 1, IconChevronRight)}
        {step(t('table.last'), pages, IconChevronRightPipe)}
      </Group>
    </Group>
  );
}
