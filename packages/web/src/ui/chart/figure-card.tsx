// A figure as a card: bars for the eye, the same as a table for everybody, and where each value leads.
import { Anchor, Group, Paper, SegmentedControl, Skeleton, Table, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkSearch } from '../../kernel/link-search.ts';
import classes from './figure-card.module.css';
import type { Figure, FigureRow, FigureValue } from './figure-row.ts';

const BarChart = lazy(() => import('./bar-chart.tsx'));

interface FigureCardProps {
  readonly id: string;
  readonly title: string;
  readonly figure: Figure;
  /** Title of the row column in the table. */
  readonly rowTitle: string;
  /** Of the bars, in pixels; kept free while they come. */
  readonly height: number;
  /** Content under the heading, such as a total. */
  readonly children?: ReactNode;
}

/** The bars come first; whoever cannot see or point at them finds the table one key away. */
export function FigureCard({ id, title, figure, rowTitle, height, children }: FigureCardProps) {
  const { t } = useTranslation('kernel');
  const [shown, setShown] = useState<'chart' | 'table'>('chart');
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id} className={classes.card}>
      <Group justify="space-between" gap="xs">
        <Title order={2} id={id}>
          {title}
        </Title>
        <SegmentedControl
          size="xs"
          aria-label={t('chart.shownAs', { title })}
          value={shown}
          onChange={(value) => setShown(value === 'table' ? 'table' : 'chart')}
          data={(['chart', 'table'] as const).map((value) => ({ value, label: t(`chart.${value}`) }))}
        />
      </Group>
      {children}
      {shown === 'chart' ? (
        <>
          <Legend figure={figure} />
          <Suspense fallback={<Skeleton height={height} />}>
            <BarChart figure={figure} height={height} />
          </Suspense>
        </>
      ) : (
        <FigureTable id={id} figure={figure} rowTitle={rowTitle} />
      )}
    </Paper>
  );
}

/** Series by their words; an outlined one has an outlined mark. */
function Legend({ figure }: { figure: Figure }) {
  return (
    <ul className={classes.legend}>
      {figure.series.map(({ name, label, color, isHollow = false }) => (
        <li key={name} className={classes.name}>
          <span
            aria-hidden
            className={classes.mark}
            style={{ borderColor: color, ...(isHollow ? {} : { background: color }) }}
          />
          {label}
        </li>
      ))}
    </ul>
  );
}

interface FigureTableProps {
  readonly id: string;
  readonly figure: Figure;
  readonly rowTitle: string;
}

function FigureTable({ id, figure, rowTitle }: FigureTableProps) {
  const { t } = useTranslation('kernel');
  const sum = (name: string) => figure.rows.reduce((total, { values }) => total + (values[name]?.value ?? 0), 0);
  return (
    <div className={classes.scrolled}>
      <Table aria-labelledby={id} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{rowTitle}</Table.Th>
            {figure.series.map(({ name, label }) => (
              <Table.Th key={name} className="numeric">
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {figure.rows.map((row) => (
            <Row key={row.key} row={row} figure={figure} />
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">{t('chart.all')}</Table.Th>
            {figure.series.map(({ name }) => (
              <Table.Th key={name} className="numeric">
                {figure.format(sum(name))}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </div>
  );
}

function Row({ row, figure }: { row: FigureRow; figure: Figure }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        {row.label}
      </Table.Th>
      {figure.series.map(({ name }) => (
        <Table.Td key={name} className="numeric">
          <Value of={row.values[name]} figure={figure} />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

/** A value of zero has no link. */
function Value({ of, figure: { format, isMoney = false } }: { of: FigureValue | undefined; figure: Figure }) {
  if (!of?.link || of.value === 0) return format(of?.value ?? 0);
  return (
    <Anchor
      component={Link}
      to={of.link.to}
      search={linkSearch(of.link.search)}
      c="var(--charaka-accent-text)"
      fz="sm"
      {...(isMoney ? { 'data-paise': of.value } : { 'data-rows': of.value })}
    >
      {format(of.value)}
    </Anchor>
  );
}
