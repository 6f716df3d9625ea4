// The row that adds an item with its units to a list: search, how many, Enter.
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { reportFailure } from '../../kernel/report-failure.ts';
import { NumberField } from '../../ui/field/form-fields.tsx';
import { ItemTypeahead } from './item-typeahead.tsx';
import type { StockItem } from './pharmacy-items.ts';

interface ItemEntryProps {
  readonly words: {
    readonly item: string;
    readonly units: string;
    readonly add: string;
    /** Beside units that are no whole number above 0. */
    readonly wholeUnits: string;
  };
  readonly isFirst?: boolean;
  /** General goods are offered too. */
  readonly withGeneral?: boolean;
  /** Beside the search. */
  readonly error?: ReactNode;
  /** Adds the item; answers the sentence beside the units where nothing is added. */
  onAdd(item: StockItem, units: number): string | null | Promise<string | null>;
}

/** State of the typed row, and the function that adds it. */
function useEntry({ words, onAdd }: ItemEntryProps) {
  const searchInput = useRef<HTMLInputElement>(null);
  const unitsInput = useRef<HTMLInputElement>(null);
  const [searched, setSearched] = useState('');
  const [item, setItem] = useState<StockItem | null>(null);
  const [units, setUnits] = useState<number | string>(1);
  const [fault, setFault] = useState('');
  const [isAdding, setAdding] = useState(false);
  const pick = (picked: StockItem | null, text: string) => {
    setSearched(text);
    setItem(picked);
    setFault('');
    if (!picked) return;
    unitsInput.current?.focus();
    unitsInput.current?.select();
  };
  const add = async () => {
    if (!item || isAdding) return;
    const wanted = Number(units);
    if (!Number.isSafeInteger(wanted) || wanted <= 0) return setFault(words.wholeUnits);
    setAdding(true);
    try {
      const refused = await onAdd(item, wanted);
      if (refused !== null) return setFault(refused);
      setSearched('');
      setItem(null);
      setUnits(1);
      searchInput.current?.focus();
    } catch (error) {
      reportFailure(error);
    } finally {
      setAdding(false);
    }
  };
  const type = (typed: number | string) => {
    setUnits(typed);
    setFault('');
  };
  return { searchInput, unitsInput, searched, item, units, fault, isAdding, pick, add, type };
}

/** After adding, the cursor is in the search again. */
export function ItemEntry(props: ItemEntryProps) {
  const { words, isFirst = false, withGeneral = false, error } = props;
  const { searchInput, unitsInput, searched, item, units, fault, isAdding, pick, add, type } = useEntry(props);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    void add();
  };
  return (
    <Group align="start" gap="md" wrap="wrap">
      <div style={{ flex: '1 1 16rem' }}>
        <ItemTypeahead
          label={words.item}
          isFirst={isFirst}
          withGeneral={withGeneral}
          inputRef={searchInput}
          value={searched}
          error={error}
          onPick={pick}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field adds the line */}
      <div style={{ width: 130 }} onKeyDown={enter}>
        <NumberField
          label={words.units}
          inputRef={unitsInput}
          value={units}
          error={fault}
          onChange={(typed) => type(typed ?? '')}
        />
      </div>
      <Button
        mt={25}
        variant="light"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={!item}
        loading={isAdding}
        onClick={() => void add()}
      >
        {words.add}
      </Button>
    </Group>
  );
}
