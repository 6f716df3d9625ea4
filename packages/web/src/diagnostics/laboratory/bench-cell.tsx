// One cell of the bench: what is typed is saved when the cell is left, and stays and is marked where it cannot be, or where
// somebody else was faster (LB026, LB030).
import { type getBench, saveResults } from '@charaka/contract/diagnostics/laboratory/bench';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { readChoices } from '@charaka/rules/diagnostics/choice';
import { readTitre, usualGrades } from '@charaka/rules/diagnostics/graded-value';
import { plainTyped, readTypedNumber } from '@charaka/rules/diagnostics/measured-number';
import { Autocomplete, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRelative } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { benchDeed } from './bench-keys.ts';
import { BenchProposals } from './bench-proposals.tsx';
import { FlagMark } from './flag-mark.tsx';
import { notCalculatedText, type WhyNot } from './reported-value.ts';

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
  /** Whether the user enters values; what is worked out takes none all the same. */
  readonly canEdit: boolean;
  readonly note: Bench['works'][number]['notes'][number] | undefined;
  /** Reference range for the patient. */
  readonly range: string;
  /** Why its formula gives no value. */
  readonly why: WhyNot | undefined;
  /** Returns the text of the cell above, even when it is not saved yet. */
  valueAbove(): string;
  onMove(down: number, right: number, isPassing: boolean): void;
  onFinish(): void;
  /** Asks for the values before, or for the note of the cell. */
  onOpen(asked: 'trend' | 'note'): void;
}

/** Text typed into a cell until it is saved; it is based on the version shown when typing began. */
function useTyped({ labWorkId, column, cell }: Pick<BenchCellProps, 'labWorkId' | 'column' | 'cell'>) {
  const { t } = useTranslation('laboratory');
  const [typed, setTyped] = useState<string | null>(null);
  const [over, setOver] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const [saved, setSaved] = useState<Cell | null>(null);
  const sent = useRef<string | null>(null);
  const save = useCommand(saveResults);
  const { labParameterId } = column;
  // A value saved here is shown before the bench is read again.
  const current = saved && saved.version > (cell?.version ?? 0) ? saved : cell;
  const [kept, version] = [current?.valueText ?? '', current?.version ?? 0];
  const [isDecided, decide] = useDecided(version);
  const isChangedMeanwhile = typed !== null && version !== over;
  const type = (value: string) => {
    if (typed === null) setOver(version);
    setTyped(value);
    setFault(null);
  };
  const takeBack = () => {
    setTyped(null);
    setFault(null);
  };
  const proposals = proposalsOf(column, typed);
  /** Whether the value is saved. A caller that is sure writes over the value that another person entered meanwhile. */
  const keep = async (isSure = false, value = typed?.trim()): Promise<boolean> => {
    if (value === undefined) return true;
    if (value === typed?.trim() && proposals.length > 0) {
      setFault(t('faults.UnclearNumber', { value }));
      return false;
    }
    // The same value makes a preliminary one final.
    if (value === kept && current?.remark !== 'Preliminary') {
      takeBack();
      return true;
    }
    const base = isSure ? version : over;
    if (base !== version || sent.current === value) return false;
    sent.current = value;
    try {
      const results = [{ labWorkId, labParameterId, value, version: base }];
      const { cells, faults } = await save.mutateAsync({ results });
      const [first] = faults;
      setSaved(cells.find((one) => one.labWorkId === labWorkId && one.labParameterId === labParameterId) ?? null);
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
  return {
    typed,
    type,
    takeBack,
    keep,
    current,
    kept,
    isChangedMeanwhile,
    // Proposed once the cell was left or Enter was pressed, and not while the number is being typed.
    proposals: fault === null ? [] : proposals,
    isUnclear: proposals.length > 0,
    isDecided,
    decide,
    fault: isChangedMeanwhile ? t('faults.ChangedMeanwhile', changedBy(current)) : fault,
  };
}

/** Values of the sentence that says that another user changed a cell. */
const changedBy = (cell?: Cell) => ({ name: cell?.enteredByName ?? '', value: cell?.valueText || '–' });

/** Whether the user decided about a version that another user saved, and the function that notes the decision. */
function useDecided(version: number) {
  const [decidedVersion, setDecidedVersion] = useState<number | null>(null);
  return [decidedVersion === version, () => setDecidedVersion(version)] as const;
}

/** The numbers that an unclear one may mean (LB026). */
function proposalsOf({ valueType }: Column, typed: string | null): readonly string[] {
  if (typed === null) return [];
  if (valueType === 'Titre') {
    const meant = readTitre(typed) ? undefined : readTitre(plainTyped(typed));
    return meant ? [meant.text] : [];
  }
  if (valueType !== 'Number') return [];
  const read = readTypedNumber(typed);
  return read.kind === 'proposals' ? read.proposals : [];
}

/** Key handling of a cell. When a colleague changed the value meanwhile, a second Enter overwrites it. */
function useCellKeys(props: BenchCellProps, own: ReturnType<typeof useTyped>) {
  const { column, canEdit, valueAbove, onMove, onFinish, onOpen } = props;
  /** Opened by F2 or the mouse: the caret keeps its position. */
  const [isOpened, setOpened] = useState(false);
  const [isFormulaShown, setFormulaShown] = useState(false);
  const leave = () => {
    setOpened(false);
    setFormulaShown(false);
  };
  const edit = (input: HTMLInputElement) => {
    setOpened(true);
    input.setSelectionRange(input.value.length, input.value.length);
  };
  const repeatAbove = () => {
    const above = valueAbove();
    if (above !== '') own.type(above);
  };
  const takeBack = () => {
    own.takeBack();
    leave();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isWorkedOut = column.valueType === 'Formula';
    const standing = { isEdited: isOpened || own.typed !== null, isWorkedOut, isReadOnly: isReadOnlyIn(props) };
    const deed = benchDeed(event, standing);
    if (!deed || (deed.name === 'note' && !canEdit)) return;
    event.preventDefault();
    if (deed.name === 'takeBack') takeBack();
    else if (deed.name === 'finish') void own.keep().then((isKept) => isKept && onFinish());
    else if (deed.name === 'edit') edit(event.currentTarget);
    else if (deed.name === 'formula') setFormulaShown(!isFormulaShown);
    else if (deed.name === 'above') repeatAbove();
    else if (deed.name !== 'move') onOpen(deed.name);
    else if (own.isChangedMeanwhile && event.key === 'Enter' && !own.isDecided) own.decide();
    else if (event.key === 'Enter' && own.isUnclear) void own.keep();
    else {
      void own.keep(own.isChangedMeanwhile && event.key === 'Enter');
      onMove(deed.down, deed.right, deed.isPassing);
    }
  };
  return { onKeyDown, leave, isFormulaShown, onClick: () => setOpened(own.kept !== '') };
}

/** Shows the typed text until it is saved, and below it the remarks on the value. */
export function BenchCell(props: BenchCellProps) {
  const { column, label, place, note, range, cell, why } = props;
  const { t } = useTranslation('laboratory');
  const isReadOnly = isReadOnlyIn(props);
  const own = useTyped(props);
  const { typed, type, keep, current, kept } = own;
  const { isFormulaShown, leave, ...keys } = useCellKeys(props, own);
  const offered = offeredIn(column);
  const shared = {
    'aria-label': label,
    'data-cell': place,
    size: 'xs',
    w: 96,
    readOnly: isReadOnly,
    // Tab skips calculated cells: values typed down a printout stay in their cells.
    tabIndex: column.valueType === 'Formula' ? -1 : 0,
    variant: isReadOnly ? 'filled' : 'default',
    value: typed ?? kept,
    rightSection: typed === null ? <FlagMark flag={current?.flag} /> : null,
    error: own.fault,
    onBlur: () => {
      leave();
      void keep();
    },
    ...keys,
  } as const;
  return (
    <>
      {offered.length > 0 ? (
        <Autocomplete {...shared} data={offered} onChange={type} />
      ) : (
        <TextInput {...shared} onChange={(event) => type(event.currentTarget.value)} />
      )}
      <BenchProposals
        proposals={own.proposals}
        label={t('proposals', { value: typed ?? '' })}
        onTake={(value) => {
          type(value);
          void keep(false, value);
          props.onMove(0, 1, true);
        }}
        onBack={() => props.onMove(0, 0, false)}
      />
      {isFormulaShown && (
        <Text size="xs" role="status">
          {`= ${column.formula ?? ''}`}
        </Text>
      )}
      {range && (
        <Text size="xs" c="dimmed">
          {range}
        </Text>
      )}
      {why && (
        <Text size="xs" c="dimmed" role="status">
          {notCalculatedText(t, why)}
        </Text>
      )}
      {typed === null && <Jump cell={current} />}
      <Elsewhere cell={cell} />
      {typed === null && <Preliminary cell={current} />}
      {note && (
        <Text size="xs" c="dimmed" title={note.notedByName}>
          {note.note}
        </Text>
      )}
    </>
  );
}

/** The values of a choice or a grade. */
function offeredIn({ valueType, choices }: BenchCellProps['column']): string[] {
  const list = valueType === 'Choice' ? choices : valueType === 'Grade' ? choices || usualGrades : null;
  return readChoices(list ?? '').map((one) => one.label);
}

const isReadOnlyIn = ({ canEdit, column, cell }: Pick<BenchCellProps, 'canEdit' | 'column' | 'cell'>) =>
  !canEdit || column.valueType === 'Formula' || cell?.elsewhere != null;

/** The other test of the specimen with which the value was finished (LB003). */
function Elsewhere({ cell }: Pick<BenchCellProps, 'cell'>) {
  const { t, i18n } = useTranslation('laboratory');
  if (!cell?.elsewhere) return null;
  const { testName: test, enteredByName, enteredAt } = cell.elsewhere;
  const when = enteredAt ? formatRelative(enteredAt, i18n.language) : '';
  return (
    <Text size="xs" c="dimmed">
      {t('enteredElsewhere', { test, name: enteredByName ?? '', when })}
    </Text>
  );
}

/** The previous value from which a saved value differs too much. */
function Jump({ cell }: Pick<BenchCellProps, 'cell'>) {
  const { t } = useTranslation('laboratory');
  if (!cell?.isDelta) return null;
  return (
    <Text size="xs" c="dimmed">
      {t('jumpsFrom', { value: cell.previousText ?? '' })}
    </Text>
  );
}

/** An analyser has not sent the final value yet. */
function Preliminary({ cell }: Pick<BenchCellProps, 'cell'>) {
  const { t } = useTranslation('laboratory');
  if (cell?.remark !== 'Preliminary') return null;
  return (
    <Text size="xs" c="dimmed">
      {t('preliminary')}
    </Text>
  );
}
