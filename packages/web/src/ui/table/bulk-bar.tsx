// Above a list with ticked rows: how many there are, what can be done to all of them, and which were refused and why.
import { Alert, Button, Group, List as Items, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../kernel/call.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { refreshTopics } from '../../kernel/topics.ts';
import { confirm } from '../dialog/confirm-request.ts';
import { toastSuccess } from '../page/toast.ts';
import type { BulkDeed, RefusedRow } from './bulk-deed.ts';
import classes from './data-table.module.css';
import type { Ticks } from './use-ticks.ts';

interface BulkBarProps<Row> {
  readonly deeds: readonly BulkDeed<Row>[];
  readonly ticks: Ticks<Row>;
  /** Returns the name of a refused row. */
  nameOf(row: Row): string;
}

/** Its space is reserved, so that the first tick moves no row. Refused rows stay ticked. */
export function BulkBar<Row>({ deeds, ticks, nameOf }: BulkBarProps<Row>) {
  const { t } = useTranslation('kernel');
  const { run, isRunning, refused } = useBulk(ticks, nameOf);
  const count = ticks.lines.length;
  return (
    <>
      <Group gap="xs" px="xs" className={classes.bulk}>
        <Text size="sm" role="status" c={count === 0 ? 'dimmed' : undefined}>
          {count === 0 ? t('table.tickHint') : t('table.ticked', { count })}
        </Text>
        {count > 0 &&
          deeds.map((deed) => (
            <Button
              key={deed.label}
              size="compact-sm"
              variant="default"
              {...(deed.isDangerous ? { c: 'var(--mantine-color-error)' } : {})}
              leftSection={deed.icon}
              loading={isRunning}
              disabled={!ticks.lines.some(({ row }) => deed.isFor(row))}
              onClick={() => void run(deed)}
            >
              {deed.label}
            </Button>
          ))}
        {count > 0 && (
          <Button size="compact-sm" variant="subtle" disabled={isRunning} onClick={ticks.clear}>
            {t('table.untick')}
          </Button>
        )}
      </Group>
      {count > 0 && refused.length > 0 && (
        <Alert color="red" mx="xs" mb="xs" title={t('table.refusedRows', { count: refused.length })}>
          <Items size="sm">
            {refused.map(({ name, sentence }) => (
              <Items.Item key={name}>{`${name}: ${sentence}`}</Items.Item>
            ))}
          </Items>
        </Alert>
      )}
    </>
  );
}

function useBulk<Row>(ticks: Ticks<Row>, nameOf: (row: Row) => string) {
  const { t } = useTranslation('kernel');
  const queryClient = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);
  const run = async (deed: BulkDeed<Row>) => {
    const lines = ticks.lines.filter(({ row }) => deed.isFor(row));
    const question = { title: deed.label, text: t('table.ticked', { count: lines.length }), confirmLabel: deed.label };
    if (deed.isDangerous && !(await confirm({ ...question, isDangerous: true }))) return;
    setRunning(true);
    setRefused([]);
    let done = 0;
    const said: RefusedRow[] = [];
    try {
      for (const { id, row } of lines) {
        try {
          await deed.send(row);
          done += 1;
          ticks.drop(id);
        } catch (error) {
          // A line that is down is down for the others too; what was not done stays ticked.
          if (!(error instanceof Refusal)) throw error;
          said.push({ name: nameOf(row), sentence: error.message });
        }
      }
    } catch (error) {
      reportFailure(error);
    } finally {
      setRunning(false);
      setRefused(said);
      if (done > 0) refreshTopics(queryClient, deed.changes);
      if (done > 0) toastSuccess(t('table.doneRows', { count: done }));
    }
  };
  return { run, isRunning, refused };
}
