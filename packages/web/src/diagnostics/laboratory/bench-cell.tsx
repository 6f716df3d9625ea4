// One cell of the bench: what is typed is saved when the cell is left, and stays and is marked where it cannot be (LB026, LB030).
import { type getBench, saveResults } from '@charaka/contract/diagnostics/laboratory/bench';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { readChoices } from '@charaka/rules/diagnostics/choice';
import { Autocomplete, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FlagMark } from './flag-mark.tsx';

type Bench = OutputOf<typeof getBench>;
type Column = Bench['columns'][number];
type Cell = Bench['works'][number]['cells'][number];

interface BenchCellProps {
  readonly labWorkId: number;
  readonly column: Column;
  readonly cell: Cell | undefined;
  readonly label: string;
  /** Row and column, by which the keys find it. */
  readonly place: string;
  readonly isReadOnly: boolean;
  onMove(down: number, right: number): void;
  onFinish(): void;
}

/** Where the keys lead: down, right. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  Enter: [0, 1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/** Enter and the arrow keys move on; Escape takes back what was typed. */
export function BenchCell({ labWorkId, column, cell, label, place, isReadOnly, onMove, onFinish }: BenchCellProps) {
  const { t } = useTranslation('laboratory');
  const kept = cell?.valueText ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const save = useCommand(saveResults, {
    onDone: ({ faults }) => {
      const [first] = faults;
      setFault(first ? t(`faults.${first.fault}`, { name: first.byName ?? '' }) : null);
      if (!first) setTyped(null);
    },
  });
  const keep = () => {
    if (typed === null || typed.trim() === kept) {
      if (typed !== null) setTyped(null);
      return;
    }
    const result = {
      labWorkId,
      labParameterId: column.labParameterId,
      value: typed.trim(),
      version: cell?.version ?? 0,
    };
    save.mutate({ results: [result] }, { onError: () => setFault(t('faults.Unsaved')) });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && event.ctrlKey) {
      keep();
      onFinish();
      return;
    }
    if (event.key === 'Escape') {
      setTyped(null);
      setFault(null);
      return;
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    keep();
    onMove(...step);
  };
  const shared = {
    'aria-label': label,
    'data-cell': place,
    size: 'xs',
    w: 96,
    readOnly: isReadOnly,
    variant: isReadOnly ? 'filled' : 'default',
    value: typed ?? kept,
    rightSection: typed === null ? <FlagMark flag={cell?.flag} /> : null,
    error: fault,
    onBlur: keep,
    onKeyDown,
  } as const;
  return (
    <>
      {column.valueType === 'Choice' ? (
        <Autocomplete
          {...shared}
          data={readChoices(column.choices ?? '').map((one) => one.label)}
          onChange={setTyped}
        />
      ) : (
        <TextInput {...shared} onChange={(event) => setTyped(event.currentTarget.value)} />
      )}
      {typed === null && <Jump cell={cell} />}
    </>
  );
}

/** What a kept value jumps from. */
function Jump({ cell }: Pick<BenchCellProps, 'cell'>) {
  const { t } = useTranslation('laboratory');
  if (!cell?.isDelta) return null;
  return (
    <Text size="xs" c="dimmed">
      {t('jumpsFrom', { value: cell.previousText ?? '' })}
    </Text>
  );
}
