// One cell of the bench: what is typed is saved when the cell is left, and stays and is marked where it cannot be, or where
// somebody else was faster (LB026, LB030).
import { type getBench, saveResults } from '@charaka/contract/diagnostics/laboratory/bench';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { readChoices } from '@charaka/rules/diagnostics/choice';
import { Autocomplete, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
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

/** What is typed into a cell until it is saved, over the version that stood there when it was begun. */
function useTyped({ labWorkId, column, cell }: Pick<BenchCellProps, 'labWorkId' | 'column' | 'cell'>) {
  const { t } = useTranslation('laboratory');
  const [typed, setTyped] = useState<string | null>(null);
  const [over, setOver] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const [saved, setSaved] = useState<Cell | null>(null);
  /** The version of somebody else that was decided about. */
  const [told, setTold] = useState<number | null>(null);
  const sent = useRef<string | null>(null);
  const save = useCommand(saveResults);
  const { labParameterId } = column;
  // What was saved from here stands here before it is read again.
  const current = saved && saved.version > (cell?.version ?? 0) ? saved : cell;
  const [kept, version] = [current?.valueText ?? '', current?.version ?? 0];
  const isChangedMeanwhile = typed !== null && version !== over;
  const type = (value: string) => {
    if (typed === null) setOver(version);
    setTyped(value);
  };
  const takeBack = () => {
    setTyped(null);
    setFault(null);
  };
  /** Whether what was typed is kept; what somebody else entered meanwhile is written over by who says so. */
  const keep = async (isSure = false): Promise<boolean> => {
    if (typed === null) return true;
    const value = typed.trim();
    if (value === kept) {
      takeBack();
      return true;
    }
    const base = isSure ? version : over;
    if (base !== version || sent.current === value) return false;
    sent.current = value;
    try {
      const { cells, faults } = await save.mutateAsync({
        results: [{ labWorkId, labParameterId, value, version: base }],
      });
      const [first] = faults;
      const now = cells.find((one) => one.labWorkId === labWorkId && one.labParameterId === labParameterId);
      setSaved(now ?? null);
      setFault(first && first.fault !== 'ChangedMeanwhile' ? t(`faults.${first.fault}`) : null);
      if (!first) setTyped(null);
      return !first;
    } catch {
      setFault(t('faults.Unsaved'));
      return false;
    } finally {
      sent.current = null;
    }
  };
  const meanwhile = { name: current?.enteredByName ?? '', value: kept || '–' };
  return {
    ...{ typed, type, takeBack, keep, current, kept, isChangedMeanwhile },
    isDecided: told === version,
    decide: () => setTold(version),
    fault: isChangedMeanwhile ? t('faults.ChangedMeanwhile', meanwhile) : fault,
  };
}

/** Enter and the arrow keys move on; Escape takes back what was typed. Over somebody else's value the second Enter writes. */
export function BenchCell({ labWorkId, column, cell, label, place, isReadOnly, onMove, onFinish }: BenchCellProps) {
  const own = useTyped({ labWorkId, column, cell });
  const { typed, type, keep, current, kept } = own;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') return own.takeBack();
    if (event.key === 'Enter' && event.ctrlKey) {
      void keep().then((isKept) => isKept && onFinish());
      return;
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    if (own.isChangedMeanwhile && event.key === 'Enter' && !own.isDecided) return own.decide();
    void keep(own.isChangedMeanwhile && event.key === 'Enter');
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
    rightSection: typed === null ? <FlagMark flag={current?.flag} /> : null,
    error: own.fault,
    onBlur: () => void keep(),
    onKeyDown,
  } as const;
  return (
    <>
      {column.valueType === 'Choice' ? (
        <Autocomplete {...shared} data={readChoices(column.choices ?? '').map((one) => one.label)} onChange={type} />
      ) : (
        <TextInput {...shared} onChange={(event) => type(event.currentTarget.value)} />
      )}
      {typed === null && <Jump cell={current} />}
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
