// The head of a data table, and what stands where rows are missing: waiting, none, failed.
import { Button, EmptyState, Group, Skeleton, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconInbox } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { List } from '../../kernel/use-list.ts';
import classes from './data-table.module.css';
import type { Column } from './data-table-column.ts';
import { isLongTitle, lettersInLine } from './title-room.ts';

const skeletonRows = [0, 1, 2, 3, 4, 5];

/** Action offered when there are no rows. */
export interface EmptyAction {
  readonly label: string;
  onSelect(): void;
}

/** Up to this many signs a title stands in one line. */
const SHORT_TITLE = 12;

interface HeaderRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly list: List;
  /** The class that hides a column at some widths. */
  hidingOf(column: Column<Row>): string | undefined;
  readonly hasActions: boolean;
  /** Before the first title. */
  readonly lead?: ReactNode;
}

/** The titles; a click or Enter sorts by the column. */
export function HeaderRow<Row>({ columns, list, hidingOf, hasActions, lead }: HeaderRowProps<Row>) {
  const { t } = useTranslation('kernel');
  return (
    <Table.Thead>
      <Table.Tr>
        {lead}
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} list={list} hiding={hidingOf(column)} />
        ))}
        {hasActions && (
          <Table.Th className={classes.menuCell}>
            <span className={classes.hidden}>{t('table.actions')}</span>
          </Table.Th>
        )}
      </Table.Tr>
    </Table.Thead>
  );
}

/** Around the words of a title: the arrows of sorting and the padding of the cell. */
const AROUND_TITLE_PIXELS = 38;

/** How narrow a column may become: a title of many words never takes a fourth line, which would push the rows down once they come. */
function roomOf({ title, minWidth = 0 }: Pick<Column<never>, 'title' | 'minWidth'>): CSSProperties {
  const titleRoom = isLongTitle(title) ? `calc(${lettersInLine(title)}ch + ${AROUND_TITLE_PIXELS}px)` : '0px';
  return { '--least-room': `${minWidth}px`, '--title-room': titleRoom } as CSSProperties;
}

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly list: List;
  readonly hiding: string | undefined;
}

function HeaderCell<Row>({ column, list, hiding }: HeaderCellProps<Row>) {
  const direction = list.sort?.column === column.id ? list.sort.direction : undefined;
  const ariaSort = direction === 'asc' ? 'ascending' : direction === 'dsc' ? 'descending' : 'none';
  const Icon = direction === 'asc' ? IconArrowUp : direction === 'dsc' ? IconArrowDown : IconArrowsSort;
  const className = [column.isNumeric && 'numeric', column.title.length <= SHORT_TITLE && classes.short, hiding]
    .filter(Boolean)
    .join(' ');
  if (column.isSortable === false)
    return (
      <Table.Th style={roomOf(column)} className={className}>
        {column.title}
      </Table.Th>
    );
  return (
    <Table.Th style={roomOf(column)} aria-sort={ariaSort} className={className}>
      <UnstyledButton className={classes.sort} onClick={() => list.toggleSort(column.id)}>
        <Group gap={4} wrap="nowrap" align="end" justify={column.isNumeric ? 'flex-end' : 'flex-start'}>
          {column.title}
          <Icon size={14} aria-hidden opacity={direction ? 1 : 0.45} style={{ flexShrink: 0, marginBlockEnd: 3 }} />
        </Group>
      </UnstyledButton>
    </Table.Th>
  );
}

/** Grey bars in the shape of the rows that are loading. */
export function SkeletonRows({ columnCount }: { columnCount: number }) {
  const cells = Array.from({ length: columnCount }, (_, index) => index);
  return skeletonRows.map((row) => (
    <Table.Tr key={row} aria-hidden>
      {cells.map((cell) => (
        <Table.Td key={cell}>
          <Skeleton height={12} width={`${55 + ((row * 7 + cell * 13) % 40)}%`} />
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}

interface NoRowsProps {
  readonly list: List;
  readonly text: string | undefined;
  /** Describes the rows that would be here, and where they come from. */
  readonly hint: string | undefined;
  readonly actions: readonly EmptyAction[];
}

/** Told instead of rows, with the ways on; what narrowed the list to nothing can be cleared. */
export function NoRows({ list, text, hint, actions }: NoRowsProps) {
  const { t } = useTranslation('kernel');
  const { q: searched, ...others } = list.filters;
  const used = Object.keys(others).filter((name) => others[name]);
  const plain = searched ? t('table.nothingMatches', { text: searched }) : t('table.empty');
  const clear = { label: t('table.clearSearch'), onSelect: () => list.setFilter('q', '') };
  const widen = {
    label: t('table.clearFilters'),
    onSelect: () => list.setFilters(Object.fromEntries(used.map((name) => [name, '']))),
  };
  const ways = [...actions, ...(searched ? [clear] : []), ...(used.length > 0 ? [widen] : [])];
  return (
    <EmptyState
      py="xl"
      icon={<IconInbox size={28} aria-hidden />}
      title={text ?? plain}
      description={searched || used.length > 0 ? undefined : hint}
    >
      <Group justify="center" gap="xs">
        {ways.map(({ label, onSelect }) => (
          <Button key={label} variant="default" onClick={onSelect}>
            {label}
          </Button>
        ))}
      </Group>
    </EmptyState>
  );
}

/** Told when nothing could be loaded. */
export function FailedRows({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('kernel');
  return (
    <EmptyState py="xl" title={t('table.failed')}>
      <Button variant="default" onClick={onRetry}>
        {t('table.again')}
      </Button>
    </EmptyState>
  );
}
