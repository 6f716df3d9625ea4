// The bench: the open works of one test as a grid of samples and parameters, entered by keyboard and saved cell by cell (LB026-LB031).
import { finishWork, getBench, repeatWork } from '@charaka/contract/diagnostics/laboratory/bench';
import { benchMenu, specimenMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Box, Button, EmptyState, Group, Kbd, Paper, Select, Skeleton, Stack, Table, Text } from '@mantine/core';
import { IconMicroscope } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PriorityMark } from '../../clinic/order/order-state.tsx';
import { formatRelative } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { fullName } from '../../people/patient/patient-facts.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { Page } from '../../ui/page/page.tsx';
import { useWayTo } from '../../ui/table/way-to.ts';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { BenchCell } from './bench-cell.tsx';
import { CellTrend } from './cell-trend.tsx';
import classes from './get-bench.module.css';
import { NoteResult } from './note-result.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Bench = OutputOf<typeof getBench>;
type Work = Bench['works'][number];
type Column = Bench['columns'][number];

/** What a key asked of a cell. */
interface Asked {
  readonly of: 'trend' | 'note';
  readonly work: Work;
  readonly column: Column;
}

const ROOM_OF_COLUMN = 110;
const ROOM_OF_NAMES = 320;

/** Route investigation/bench. */
export default function GetBench() {
  const { t } = useTranslation('laboratory');
  const [chosen, setChosen] = useState<number | null>(null);
  const bench = useAnswer(laboratoryTopic, getBench, { labTestId: chosen }).data;
  return (
    <Page title={t('bench')}>
      {!bench ? (
        <Skeleton h={240} radius="sm" />
      ) : bench.tests.length === 0 ? (
        <NothingToMeasure />
      ) : (
        <Stack>
          <Text role="status" size="sm" c="dimmed">
            {t('toMeasure', { total: bench.totalCount })}
          </Text>
          <Select
            label={t('test')}
            maw={360}
            data={bench.tests.map(({ labTestId, testName, openCount }) => ({
              value: String(labTestId),
              label: `${testName} (${openCount})`,
            }))}
            value={bench.labTestId == null ? null : String(bench.labTestId)}
            onChange={(value) => setChosen(value === null ? null : Number(value))}
            allowDeselect={false}
          />
          {bench.works.length === 0 ? <Text c="dimmed">{t('benchEmpty')}</Text> : <Grid bench={bench} />}
        </Stack>
      )}
    </Page>
  );
}

/** Where works come from, and the way there. */
function NothingToMeasure() {
  const { t } = useTranslation('laboratory');
  const ways = useWayTo(specimenMenu, t('specimens'));
  return (
    <Paper withBorder>
      <EmptyState
        py="xl"
        icon={<IconMicroscope size={28} aria-hidden />}
        title={t('benchEmpty')}
        description={t('hints.bench')}
      >
        {ways.map(({ label, onSelect }) => (
          <Button key={label} variant="default" onClick={onSelect}>
            {label}
          </Button>
        ))}
      </EmptyState>
    </Paper>
  );
}

/** The cells of the grid by row and column, and the one that has the focus. */
function useCells(rowCount: number) {
  const grid = useRef<HTMLTableSectionElement>(null);
  const cellAt = useCallback(
    (row: number, column: number) =>
      grid.current?.querySelector<HTMLInputElement>(`[data-cell="${row}/${column}"]`) ?? null,
    [],
  );
  const move = useCallback(
    (row: number, column: number) => {
      const cell = cellAt(row, column);
      cell?.focus();
      cell?.select();
    },
    [cellAt],
  );
  // Who finishes by the keys goes on with the row that takes the place of the finished one.
  const finished = useRef<number | null>(null);
  useEffect(() => {
    const row = finished.current;
    finished.current = null;
    if (row !== null && document.activeElement === document.body) move(Math.min(row, rowCount - 1), 0);
  }, [rowCount, move]);
  return { grid, cellAt, move, finished };
}

/** The cell that has or had the focus last, of which the buttons above the grid ask. */
function useStoodCell({ works }: Bench, onAsk: (asked: Asked) => void) {
  const stood = useRef<{ readonly labWorkId: number; readonly column: Column; readonly cell: HTMLElement } | null>(
    null,
  );
  const [hasStood, setStood] = useState(false);
  return {
    hasStood,
    stand: (labWorkId: number, column: Column, cell: HTMLElement) => {
      stood.current = { labWorkId, column, cell };
      setStood(true);
    },
    ask: (of: Asked['of']) => {
      const work = works.find(({ labWorkId }) => labWorkId === stood.current?.labWorkId);
      // Its row may have been finished since.
      if (!stood.current || !work) return setStood(false);
      // It has the focus again when the dialog closes.
      stood.current.cell.focus();
      onAsk({ of, work, column: stood.current.column });
    },
  };
}

/** What the keys of a cell ask, for who works by mouse or touch. */
function CellDeeds({ isReady, onAsk }: { readonly isReady: boolean; onAsk(of: Asked['of']): void }) {
  const { t } = useTranslation('laboratory');
  const { canEdit } = useRights(benchMenu);
  const deed = (of: Asked['of'], label: string, keys: string) => (
    <Button
      size="xs"
      variant="default"
      disabled={!isReady}
      rightSection={
        <Kbd size="xs" aria-hidden>
          {keys}
        </Kbd>
      }
      onClick={() => onAsk(of)}
    >
      {label}
    </Button>
  );
  return (
    <Group gap="xs" p="xs">
      {deed('trend', t('earlierValues'), 'Space')}
      {canEdit && deed('note', t('note'), 'Alt C')}
    </Group>
  );
}

/** The keys move between the cells and ask of them; Ctrl and Enter finishes the row. */
function Grid({ bench }: { bench: Bench }) {
  const { t } = useTranslation('laboratory');
  const { grid, cellAt, move, finished } = useCells(bench.works.length);
  const [repeated, setRepeated] = useState<Work | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { hasStood, stand, ask } = useStoodCell(bench, setAsked);
  const repeat = useCommand(repeatWork, { onDone: () => setRepeated(null) });
  return (
    <Paper withBorder>
      <CellDeeds isReady={hasStood} onAsk={ask} />
      <WideTable
        label={t('bench')}
        minWidth={ROOM_OF_NAMES + ROOM_OF_COLUMN * bench.columns.length}
        verticalSpacing={4}
        stickyHeader
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.patient}>{t('patient')}</Table.Th>
            {bench.columns.map((column) => (
              <Table.Th key={column.labParameterId}>
                {column.parameterName}
                {column.isMandatory && column.valueType !== 'Formula' && ' *'}
                <Text size="xs" c="dimmed">
                  {column.unit}
                </Text>
              </Table.Th>
            ))}
            <Table.Th className={classes.deeds}>{t('actions')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={grid}>
          {bench.works.map((work, row) => (
            <BenchRow
              key={work.labWorkId}
              work={work}
              row={row}
              columns={bench.columns}
              valueAt={(atRow, column) => cellAt(atRow, column)?.value ?? ''}
              onMove={move}
              onStand={(column, cell) => stand(work.labWorkId, column, cell)}
              onAsk={(of, column) => setAsked({ of, work, column })}
              onFinish={() => {
                finished.current = row;
              }}
              onRepeat={() => setRepeated(work)}
            />
          ))}
        </Table.Tbody>
      </WideTable>
      {asked && <AskedDialog asked={asked} onClose={() => setAsked(null)} />}
      {repeated && (
        <ReasonDialog
          title={t('repeatTitle', { name: repeated.testNames })}
          submitLabel={t('repeat')}
          isSubmitting={repeat.isPending}
          onSave={(reason) => repeat.mutate({ labWorkId: repeated.labWorkId, reason })}
          onClose={() => setRepeated(null)}
        />
      )}
    </Paper>
  );
}

/** The dialog of what a key asked; the cell has the focus again when it closes. */
function AskedDialog({ asked: { of, work, column }, onClose }: { readonly asked: Asked; onClose(): void }) {
  if (of === 'trend') return <CellTrend work={work} column={column} onClose={onClose} />;
  const { labWorkId, notes } = work;
  const { labParameterId } = column;
  return (
    <NoteResult
      labWorkId={labWorkId}
      labParameterId={labParameterId}
      name={nameOfCell(work, column)}
      note={notes.find((one) => one.labParameterId === labParameterId)?.note ?? ''}
      onClose={onClose}
    />
  );
}

const nameOfCell = (work: Work, { parameterName }: Column) => `${parameterName}, ${work.infantName || fullName(work)}`;

/** What is worked out takes no value: who goes on passes it by. */
function nextPlace(columns: Bench['columns'], place: number, right: number, isPassing: boolean): number {
  let next = place + right;
  while (isPassing && columns[next]?.valueType === 'Formula') next += right;
  return next;
}

interface BenchRowProps {
  readonly work: Work;
  readonly row: number;
  readonly columns: Bench['columns'];
  /** What stands in a cell of another row. */
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
function BenchRow({ work, row, columns, valueAt, onMove, onStand, onAsk, onFinish, onRepeat }: BenchRowProps) {
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
    <Group gap="xs" wrap="nowrap">
      <Button size="xs" loading={finish.isPending} onClick={() => void finishRow()}>
        {t('finish')}
      </Button>
      {work.status === 'Entered' && (
        <Button size="xs" variant="default" onClick={onRepeat}>
          {t('repeat')}
        </Button>
      )}
    </Group>
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
        <WorkFacts work={work} />
        {work.statusReason && <Text size="xs">{work.statusReason}</Text>}
        <Box hiddenFrom="sm" mt={4}>
          {deeds}
        </Box>
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
            note={work.notes.find(({ labParameterId }) => labParameterId === column.labParameterId)}
            valueAbove={() => valueAt(row - 1, place)}
            onMove={(down, right, isPassing) => onMove(row + down, nextPlace(columns, place, right, isPassing))}
            onOpen={(of) => onAsk(of, column)}
            onFinish={() => void finishRow()}
          />
        </Table.Td>
      ))}
      <Table.Td className={classes.deeds}>{deeds}</Table.Td>
    </Table.Tr>
  );
}
