// A row of the bench: whose sample it is, a cell for each parameter, and the end of its work (LB031, LB032, LB034).
import { finishWork, type getBench } from '@charaka/contract/diagnostics/laboratory/bench';
import { benchMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PriorityMark } from '../../clinic/order/order-state.tsx';
import { formatRelative } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { fullName, identityOf, patientLine } from '../../people/patient/patient-facts.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { BenchCell } from './bench-cell.tsx';
import classes from './get-bench.module.css';

type Bench = OutputOf<typeof getBench>;
type Work = Bench['works'][number];
type Column = Bench['columns'][number];

/** A command of a key in a cell. */
export interface Asked {
  readonly of: 'trend' | 'note';
  readonly work: Work;
  readonly column: Column;
}

/** A cell as screen readers and dialogs call it: the parameter, and whose it is. */
export const nameOfCell = (work: Work, { parameterName }: Column) => `${parameterName}, ${patientLine(work)}`;

/** Skips calculated columns when moving on, since they take no typed value. */
function nextPlace(columns: Bench['columns'], place: number, right: number, isPassing: boolean): number {
  let next = place + right;
  while (isPassing && columns[next]?.valueType === 'Formula') next += right;
  return next;
}

interface BenchRowProps {
  readonly work: Work;
  readonly row: number;
  readonly columns: Bench['columns'];
  /** Returns the text of a cell of another row. */
  valueAt(row: number, column: number): string;
  onMove(row: number, column: number): void;
  /** A cell has the focus. */
  onStand(column: Column, cell: HTMLElement): void;
  onAsk(of: Asked['of'], column: Column): void;
  /** The row is about to be finished. */
  onFinish(): void;
  onRepeat(): void;
}

/** When it is due, and which specimen it is. */
function WorkFacts({ work }: { readonly work: Work }) {
  const { t, i18n } = useTranslation('laboratory');
  const isLate = Date.parse(work.dueAt) < Date.now();
  return (
    <>
      <Text size="xs" c={isLate ? 'var(--mantine-color-error)' : 'dimmed'}>
        {t('dueWhen', { when: formatRelative(work.dueAt, i18n.language) })}
      </Text>
      <Text size="xs" c="dimmed">
        {[work.specimenNo, work.placeName, work.repeatNo > 0 && t('repeatOf', { count: work.repeatNo })]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </>
  );
}

/** One sample: whose it is, a cell for each parameter, and the end of its work. */
export function BenchRow({ work, row, columns, valueAt, onMove, onStand, onAsk, onFinish, onRepeat }: BenchRowProps) {
  const { t } = useTranslation('laboratory');
  const { canEdit } = useRights(benchMenu);
  const finish = useCommand(finishWork);
  const finishRow = async () => {
    const isJumping = work.cells.some(({ isDelta }) => isDelta);
    const isSure =
      !isJumping || (await confirm({ title: t('deltaTitle'), text: t('deltaText'), confirmLabel: t('deltaConfirm') }));
    if (!isSure) return;
    onFinish();
    finish.mutate({ labWorkIds: [work.labWorkId], isDeltaConfirmed: isJumping });
  };
  const deeds = canEdit && (
    <>
      <Button size="xs" loading={finish.isPending} onClick={() => void finishRow()}>
        {t('finish')}
      </Button>
      {work.status === 'Entered' && (
        <Button size="xs" variant="default" onClick={onRepeat}>
          {t('repeat')}
        </Button>
      )}
    </>
  );
  return (
    <Table.Tr>
      <Table.Td className={classes.patient}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {work.infantName || fullName(work)}
          </Text>
          <PriorityMark priority={work.priority} />
        </Group>
        <Text size="xs">{identityOf(work)}</Text>
        <WorkFacts work={work} />
        {work.statusReason && <Text size="xs">{work.statusReason}</Text>}
        <Group hiddenFrom="sm" mt={4} gap="xs" wrap="nowrap">
          {deeds}
        </Group>
      </Table.Td>
      {columns.map((column, place) => (
        <Table.Td
          key={column.labParameterId}
          className={classes.cell}
          onFocus={({ target }) => onStand(column, target)}
        >
          <BenchCell
            labWorkId={work.labWorkId}
            column={column}
            cell={work.cells.find(({ labParameterId }) => labParameterId === column.labParameterId)}
            label={nameOfCell(work, column)}
            place={`${row}/${place}`}
            canEdit={canEdit}
            range={work.ranges.find(({ labParameterId }) => labParameterId === column.labParameterId)?.rangeText ?? ''}
            why={work.notCalculated.find(({ labParameterId }) => labParameterId === column.labParameterId)}
            note={work.notes.find(({ labParameterId }) => labParameterId === column.labParameterId)}
            valueAbove={() => valueAt(row - 1, place)}
            onMove={(down, right, isPassing) => onMove(row + down, nextPlace(columns, place, right, isPassing))}
            onOpen={(of) => onAsk(of, column)}
            onFinish={() => void finishRow()}
          />
        </Table.Td>
      ))}
      <Table.Td className={classes.deeds}>
        {/* Below each other: the columns of values need the width. */}
        <Stack gap={4}>{deeds}</Stack>
      </Table.Td>
    </Table.Tr>
  );
}
