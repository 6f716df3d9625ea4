// The boxes that tick the rows of a list: one at the head for all of the page, one on each row that something can be done to.
import { Checkbox, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './data-table.module.css';
import type { Ticks } from './use-ticks.ts';

/** Ticks what can be ticked on the page, or takes all ticks back. */
export function TickAll<Row>({ ticks }: { ticks: Ticks<Row> }) {
  const { t } = useTranslation('kernel');
  const { lines, tickable } = ticks;
  const isAll = tickable.length > 0 && lines.length === tickable.length;
  return (
    <Table.Th className={classes.tickCell}>
      <Checkbox
        size="xs"
        aria-label={t('table.tickAll')}
        disabled={tickable.length === 0}
        checked={isAll}
        indeterminate={lines.length > 0 && !isAll}
        onChange={isAll ? ticks.clear : ticks.tickAll}
      />
    </Table.Th>
  );
}

interface TickCellProps<Row> {
  readonly ticks: Ticks<Row>;
  readonly id: string;
  readonly place: number;
  readonly name: string;
}

/** No stop of the Tab key: Space ticks the row that has the cursor. */
export function TickCell<Row>({ ticks, id, place, name }: TickCellProps<Row>) {
  const { t } = useTranslation('kernel');
  return (
    <Table.Td className={classes.tickCell}>
      {ticks.canHave(id) && (
        <Checkbox
          size="xs"
          tabIndex={-1}
          aria-label={t('table.tick', { name })}
          checked={ticks.has(id)}
          onChange={() => ticks.toggle(place)}
        />
      )}
    </Table.Td>
  );
}
