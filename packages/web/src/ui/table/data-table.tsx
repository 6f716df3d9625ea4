// The table of every list: server paging and sorting, chosen columns, exports, row actions, empty and waiting states.
import { Box, Table } from '@mantine/core';
import { columnVisibilityFeature, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { keepMeasures } from '../../kernel/fit-rows.ts';
import { type ColumnChoice, useListArrangement } from '../../kernel/list-arrangement.ts';
import { pageCount } from '../../kernel/list-state.ts';
import type { List, Rows } from '../../kernel/use-list.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { BulkDeed } from './bulk-deed.ts';
import { cardPlaces } from './card-places.ts';
import classes from './data-table.module.css';
import { type Column, isShown, type RowAction } from './data-table-column.ts';
import { DataTablePages } from './data-table-pages.tsx';
import { type EmptyAction, FailedRows, HeaderRow, NoRows, SkeletonRows } from './data-table-parts.tsx';
import { RowMenu } from './data-table-row-menu.tsx';
import { DataTableToolbar } from './data-table-toolbar.tsx';
import { rowStop, useRowCursor } from './row-cursor.ts';
import { TickAll, TickCell } from './tick-cells.tsx';
import { useFittingColumns } from './use-fitting-columns.ts';
import { type Line, type Ticks, useTicks } from './use-ticks.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });

interface DataTableProps<Row> {
  /** Remembers the columns and names the exported file, as 'departments'. */
  readonly name: string;
  /** Name of the table, for screen readers and as title of prints. */
  readonly title: string;
  readonly list: List;
  readonly rows: Rows<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string | number;
  /** Actions on a row; an empty list shows no menu. */
  readonly rowActions?: (row: Row) => readonly RowAction[];
  /** Search fields and filters, at the left above the table. */
  readonly filters?: ReactNode;
  /** In the place of the views that the user keeps of the list. */
  readonly views?: ReactNode;
  /** Offered where there are no rows. */
  readonly emptyActions?: readonly EmptyAction[];
  /** The last row of every file, as the totals of all rows; the screen shows them elsewhere. */
  readonly lastRow?: Row | undefined;
  /** Said where there are no rows, instead of the usual words. */
  readonly emptyText?: string | undefined;
  /** Said below that where nothing narrows the list: what would be here, and where it comes from. */
  readonly emptyHint?: string | undefined;
  /** Actions on many rows at once: with at least one, rows can be ticked. */
  readonly bulkDeeds?: readonly BulkDeed<Row>[];
  /** Shades a row, as an inactive one; say it in words too. */
  readonly isQuiet?: (row: Row) => boolean;
}

/** TanStack Table over the rows of the page: which columns are shown, and cells in their order. */
function useShownTable<Row extends object>({ columns, list, rows, rowKey }: DataTableProps<Row>, choice: ColumnChoice) {
  'use no memo'; // TanStack Table's row and cell reads are unsafe under the React Compiler (stack, section 6).
  const definitions = useMemo(
    () => columns.map((column) => ({ id: column.id, header: column.title, accessorFn: column.value, meta: column })),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows.rows as Row[],
    getRowId: (row) => String(rowKey(row)),
    manualSorting: true,
    state: {
      sorting: list.sort ? [{ id: list.sort.column, desc: list.sort.direction === 'dsc' }] : [],
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, isShown(column, choice)])),
    },
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? []);
  const lines = table.getRowModel().rows.map((row) => ({ id: row.id, row: row.original }));
  return { shown, lines };
}

/** Up to this many signs a value stands in one line. */
const SHORT_VALUE = 16;

/** A number or a code, as that of a specimen: a card gives it the room to stay whole. */
const code = /^(?=.*\d)[\w/.-]{1,16}$/;

const isCodes = (value: string) => value.split(/,? /).every((word) => code.test(word));

function cellClass<Row>(column: Column<Row>, row: Row, hiding: string | undefined): string | undefined {
  const value = String(column.value(row) ?? '');
  const kind = column.isNumeric ? 'numeric' : value.length <= SHORT_VALUE && classes.short;
  return [kind, isCodes(value) && classes.codes, hiding].filter(Boolean).join(' ') || undefined;
}

/** A clock does not lose its AM to the next line. */
const inOnePiece = (value: string | number | null | undefined) =>
  typeof value === 'string' ? value.replace(/ ([AP]M)$/, '\u00a0$1') : value;

interface CellsProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly places: ReturnType<typeof cardPlaces<Row>>;
  /** The class that hides a column at some widths. */
  hidingOf(column: Column<Row>): string | undefined;
}

/** The values of a row, each with its place on a card. */
function Cells<Row>({ row, columns, places, hidingOf }: CellsProps<Row>) {
  return columns.map((column) => (
    <Table.Td
      key={column.id}
      className={cellClass(column, row, hidingOf(column))}
      data-card={places.get(column)}
      data-label={column.title}
    >
      {column.cell ? column.cell(row) : inOnePiece(column.value(row))}
    </Table.Td>
  ));
}

/** Keyboard actions on the row at a place: opens it, or runs the action of the typed letter. */
function useCursorOf<Row extends object>(props: DataTableProps<Row>, lines: readonly Line<Row>[], ticks: Ticks<Row>) {
  const { list, rows, rowActions } = props;
  const actionsAt = (place: number) => {
    const line = lines[place];
    return (line && rowActions?.(line.row).filter(({ isDisabled }) => !isDisabled)) ?? [];
  };
  return useRowCursor(list, pageCount(list.size, rows.total), rows.isReloading, {
    onOpen: (place) => actionsAt(place)[0]?.onSelect(),
    onLetter: (place, key) => {
      const action = actionsAt(place).find(({ letter }) => letter === key);
      action?.onSelect();
      return action !== undefined;
    },
    ...(ticks.tickable.length > 0 ? { onTick: ticks.toggle, onTickMany: ticks.tick } : {}),
  });
}

/** Room below the panel of the table. */
const BELOW_PIXELS = 16;
/** Fewer rows say too little of how high one is. */
const LEAST_MEASURED = 8;

/** Remembers the row height and the height around the rows, so that the next query asks for as many rows as fit the window. */
function useMeasured(body: RefObject<HTMLElement | null>, place: string | undefined, rowCount: number): void {
  useEffect(() => {
    const drawn = body.current;
    const panel = drawn?.closest(`.${classes.panel}`);
    if (!drawn || !panel || place === undefined || rowCount < LEAST_MEASURED) return;
    const measure = () => {
      const rows = drawn.getBoundingClientRect();
      // A list that is hidden until the content above it is loaded has no height yet.
      if (rows.height === 0) return;
      const above = rows.top + window.scrollY;
      const below = panel.getBoundingClientRect().bottom - rows.bottom + BELOW_PIXELS;
      keepMeasures(place, { around: above + below, row: rows.height / rowCount });
    };
    // Content above the list that loads later moves the rows down; some box around the table grows with it.
    const grown = new ResizeObserver(measure);
    for (let box: Element | null = panel; box; box = box.parentElement) grown.observe(box);
    return () => grown.disconnect();
  }, [body, place, rowCount]);
}

/** The class of a column that some widths leave out. */
function hidingBy<Row>(left: ReadonlySet<string>) {
  return ({ id, isForDesk }: Column<Row>) =>
    left.has(id) ? classes.leftOut : isForDesk ? classes.deskOnly : undefined;
}

/** A list as a table. Rows and paging come from `useRows`, state from `useList`. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  'use no memo'; // As above.
  const { name, title, list, rows, columns, rowActions } = props;
  const arrangement = useListArrangement(name);
  const { shown, lines } = useShownTable(props, arrangement.columns);
  const places = cardPlaces(shown);
  const region = useRef<HTMLElement>(null);
  const { left, isTight } = useFittingColumns(region, shown, places);
  const hidingOf = hidingBy<Row>(left);
  const { bulkDeeds, filters, lastRow, views } = props;
  const ticks = useTicks(list, lines, bulkDeeds);
  const nameOf = (row: Row) => String(shown[0]?.value(row) ?? '');
  const cursor = useCursorOf(props, lines, ticks);
  useMeasured(cursor.body, list.place, rows.isLoading ? 0 : lines.length);
  const hasTicks = bulkDeeds !== undefined && bulkDeeds.length > 0;
  // Another size of the page takes no row away from a list that is shown whole.
  const isWhole = rows.rows.length >= rows.total;
  const isEmpty = !rows.isLoading && !rows.hasFailed && rows.rows.length === 0;
  return (
    <Box className={classes.panel}>
      <DataTableToolbar {...{ name, title, columns, shown, list, rows, arrangement, filters, lastRow, views }} />
      {hasTicks && <BulkBar deeds={bulkDeeds} ticks={ticks} nameOf={nameOf} />}
      {/* A region that scrolls must be reachable by keyboard; where there are rows, one of them is its stop. */}
      <section
        ref={region}
        className={classes.scroll}
        {...(lines.length === 0 ? { tabIndex: 0 } : {})}
        aria-label={title}
      >
        <Table
          highlightOnHover
          aria-busy={rows.isLoading || rows.isReloading}
          data-loading={rows.isLoading || undefined}
          data-tight={isTight || undefined}
          data-outdated={(rows.isOutdated && !isWhole) || undefined}
          className={classes.table}
        >
          <Table.Caption className={classes.caption}>{title}</Table.Caption>
          <HeaderRow
            columns={shown}
            list={list}
            hidingOf={hidingOf}
            hasActions={rowActions !== undefined}
            lead={hasTicks && <TickAll ticks={ticks} />}
          />
          <Table.Tbody ref={cursor.body} onKeyDown={cursor.onKeyDown} onFocus={cursor.onFocus}>
            {rows.isLoading && <SkeletonRows columnCount={shown.length + (rowActions ? 1 : 0) + (hasTicks ? 1 : 0)} />}
            {lines.map(({ id, row }, place) => (
              <Table.Tr key={id} {...rowStop} data-quiet={props.isQuiet?.(row) || undefined}>
                {hasTicks && <TickCell ticks={ticks} id={id} place={place} name={nameOf(row)} />}
                <Cells row={row} columns={shown} places={places} hidingOf={hidingOf} />
                {rowActions && (
                  <Table.Td className={classes.menuCell}>
                    <RowMenu actions={rowActions(row)} rowName={nameOf(row) || id} />
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {isEmpty && (
          <NoRows list={list} text={props.emptyText} hint={props.emptyHint} actions={props.emptyActions ?? []} />
        )}
        {rows.hasFailed && rows.rows.length === 0 && <FailedRows onRetry={rows.reload} />}
      </section>
      {/* Before the first rows there is nothing to page through, and rows of several lines would move it. */}
      {!rows.isLoading && <DataTablePages list={list} total={rows.total} />}
    </Box>
  );
}
