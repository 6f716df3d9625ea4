// The bench: the open works of one test as a grid of samples and parameters, entered by keyboard and saved cell by cell (LB026-LB031).

import { getBench, repeatWork } from '@charaka/contract/diagnostics/laboratory/bench';
import { benchMenu, specimenMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { isTyped } from '@charaka/rules/diagnostics/judge-result';
import { Button, EmptyState, Group, Kbd, Pagination, Paper, Skeleton, Stack, Table, Text } from '@mantine/core';
import { IconMicroscope } from '@tabler/icons-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { Page } from '../../ui/page/page.tsx';
import { useWayTo } from '../../ui/table/way-to.ts';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { type BenchAsked, BenchFilters } from './bench-filters.tsx';
import { type Asked, BenchRow, nameOfCell } from './bench-row.tsx';
import { CellTrend } from './cell-trend.tsx';
import classes from './get-bench.module.css';
import { NoteResult } from './note-result.tsx';

type Bench = OutputOf<typeof getBench>;
type Work = Bench['works'][number];
type Column = Bench['columns'][number];

const ROOM_OF_COLUMN = 84;
const ROOM_OF_NAMES = 320;

/** Route investigation/bench. */
export default function GetBench() {
  const { t } = useTranslation('laboratory');
  const [asked, setAsked] = useState<BenchAsked>({});
  const [scanned, setScanned] = useState<number | null>(null);
  const testFilter = useRef<HTMLInputElement>(null);
  const bench = useAnswer(laboratoryTopic, getBench, asked).data;
  const onFinish = useAfterLastRow(bench, testFilter);
  const isNarrowed = Object.keys(asked).length > 0;
  if (!bench)
    return (
      <Page title={t('bench')}>
        <Skeleton h={240} radius="sm" />
      </Page>
    );
  const shown = bench.tests.find(({ labTestId }) => labTestId === bench.labTestId);
  const pageCount = Math.ceil((shown?.openCount ?? 0) / bench.pageSize);
  return (
    <Page title={t('bench')}>
      {bench.tests.length === 0 && !isNarrowed ? (
        <NothingToMeasure />
      ) : (
        <Stack>
          <Text role="status" size="sm" c="dimmed">
            {t('toMeasure', { total: bench.totalCount })}
          </Text>
          <BenchFilters
            bench={bench}
            asked={asked}
            testRef={testFilter}
            onAsk={setAsked}
            onFound={({ labTestId, labWorkId, pageNumber }) => {
              setScanned(labWorkId);
              setAsked({ labTestId, pageNumber });
            }}
          />
          {bench.works.length === 0 ? (
            <Text c="dimmed">{t('benchEmpty')}</Text>
          ) : (
            <Grid bench={bench} scanned={scanned} onFound={() => setScanned(null)} onFinish={onFinish} />
          )}
          {pageCount > 1 && (
            <Pagination
              total={pageCount}
              value={bench.pageNumber}
              onChange={(pageNumber) => setAsked({ ...asked, labTestId: bench.labTestId ?? null, pageNumber })}
              aria-label={t('benchPages')}
            />
          )}
        </Stack>
      )}
    </Page>
  );
}

/** Leads to the Test filter when the last open row of a test was finished by the keys. Answers what to call when a row is finished. */
function useAfterLastRow(bench: Bench | undefined, testFilter: RefObject<HTMLInputElement | null>): () => void {
  const finished = useRef<number | null>(null);
  const labTestId = bench?.labTestId ?? null;
  const isOpen = bench?.tests.some((one) => one.labTestId === finished.current) ?? true;
  useEffect(() => {
    if (finished.current === null || isOpen) return;
    finished.current = null;
    if (document.activeElement === document.body || document.activeElement === null) testFilter.current?.focus();
  });
  return () => {
    finished.current = labTestId;
  };
}

/** Explains where works come from, with a link. */
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
function useCells(rowCount: number, labTestId: number | null) {
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
  // After finishing by keyboard, the focus goes to the row that takes the place of the finished row.
  const finished = useRef<{ readonly row: number; readonly labTestId: number | null } | null>(null);
  useEffect(() => {
    const last = finished.current;
    finished.current = null;
    if (last?.labTestId === labTestId && document.activeElement === document.body)
      move(Math.min(last.row, rowCount - 1), 0);
  }, [rowCount, labTestId, move]);
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

/** The keyboard commands of a cell, for mouse and touch. */
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

/** Leads to the row of the specimen that was scanned, as soon as it is shown: to its first cell without a value. */
function useScannedRow(bench: Bench, scanned: number | null, onShown: (row: number, column: number) => void) {
  const row = bench.works.findIndex(({ labWorkId }) => labWorkId === scanned);
  const shown = useRef(onShown);
  useEffect(() => {
    shown.current = onShown;
  });
  useEffect(() => {
    const work = bench.works[row];
    if (!work) return;
    const hasValue = ({ labParameterId }: Column) =>
      work.cells.some((cell) => cell.labParameterId === labParameterId && cell.valueText != null);
    const empty = bench.columns.findIndex((column) => isTyped(column.valueType) && !hasValue(column));
    shown.current(row, Math.max(0, empty));
  }, [row, bench]);
}

interface GridProps {
  readonly bench: Bench;
  readonly scanned: number | null;
  onFound(): void;
  onFinish(): void;
}

/** The keys move between the cells and ask of them; Ctrl and Enter finishes the row. */
function Grid({ bench, scanned, onFound, onFinish }: GridProps) {
  const { t } = useTranslation('laboratory');
  const { grid, cellAt, move, finished } = useCells(bench.works.length, bench.labTestId ?? null);
  useScannedRow(bench, scanned, (row, column) => {
    move(row, column);
    onFound();
  });
  const [repeated, setRepeated] = useState<Work | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { hasStood, stand, ask } = useStoodCell(bench, setAsked);
  return (
    <Paper withBorder>
      <CellDeeds isReady={hasStood} onAsk={ask} />
      <WideTable
        label={t('bench')}
        minWidth={ROOM_OF_NAMES + ROOM_OF_COLUMN * bench.columns.length}
        verticalSpacing={4}
        horizontalSpacing={6}
        stickyHeader
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.patient}>{t('patient')}</Table.Th>
            {bench.columns.map((column) => (
              <Table.Th key={column.labParameterId}>
                {column.parameterName}
                {column.isMandatory && isTyped(column.valueType) && ' *'}
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
                finished.current = { row, labTestId: bench.labTestId ?? null };
                onFinish();
              }}
              onRepeat={() => setRepeated(work)}
            />
          ))}
        </Table.Tbody>
      </WideTable>
      {asked && <AskedDialog asked={asked} onClose={() => setAsked(null)} />}
      {repeated && <Repeat work={repeated} onClose={() => setRepeated(null)} />}
    </Paper>
  );
}

/** Asks why a work is done again. */
function Repeat({ work, onClose }: { readonly work: Work; onClose(): void }) {
  const { t } = useTranslation('laboratory');
  const repeat = useCommand(repeatWork, { onDone: onClose });
  return (
    <OfPatient patient={work}>
      <ReasonDialog
        atLeast={5}
        title={t('repeatTitle', { name: work.testNames })}
        submitLabel={t('repeat')}
        isSubmitting={repeat.isPending}
        onSave={(reason) => repeat.mutate({ labWorkId: work.labWorkId, reason })}
        onClose={onClose}
      />
    </OfPatient>
  );
}

/** The dialog opened by a key; the cell gets the focus back when it closes. */
function AskedDialog({ asked: { of, work, column }, onClose }: { readonly asked: Asked; onClose(): void }) {
  if (of === 'trend')
    return (
      <OfPatient patient={work}>
        <CellTrend work={work} column={column} onClose={onClose} />
      </OfPatient>
    );
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
