// A field that searches on the server while typing: waits 500 ms, asks for enough letters, highlights what matches.
import type { Topic } from '@charaka/contract/kernel/topic';
import { Combobox, Highlight, Loader, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPress } from './after-press.ts';
import { drawByValue } from './draw-by-value.ts';
import { type FieldProps, inputProps } from './field-props.ts';

/** One match: `label` goes into the field, `details` tell two alike apart. */
export interface Match<T> {
  readonly key: string | number;
  readonly label: string;
  readonly details?: string | undefined;
  readonly isDisabled?: boolean;
  readonly item: T;
}

type TypeaheadFieldProps<T> = Omit<FieldProps<string | null | undefined>, 'onChange'> & {
  /** Text of the field: the label of the chosen match, or the typed text. */
  readonly value?: string | null;
  /** Every change of the text; `null` as item means: typed, not chosen. */
  readonly onPick: (item: T | null, text: string) => void;
  /** Asks the server; 20 matches are plenty. */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Match<T>[]>;
  /** Topic of the search: its news make matches stale. */
  readonly topic: Topic;
  /** For a `search` over data the screen has already read: changes whenever that data changes. */
  readonly basis?: number;
  /** Letters before the first search (Q75): patients 3, staff 1. */
  readonly minLetters?: number;
  /** Reaches the input, to put the cursor there. */
  readonly inputRef?: Ref<HTMLInputElement>;
};

const debounceMilliseconds = 500;
/** A search of the server takes no more. */
const mostLetters = 60;
const noMatches: readonly never[] = [];

/** Text, matches and waiting of one search field. */
function useTypeahead<T>(props: TypeaheadFieldProps<T>) {
  const { minLetters = 3, topic, basis, search } = props;
  const [text, setText] = useState(props.value ?? '');
  const [isTyping, setTyping] = useState(false);
  const [asked] = useDebouncedValue(text.trim(), debounceMilliseconds);
  useEffect(() => setText(props.value ?? ''), [props.value]);
  const hasEnough = text.trim().length >= minLetters;
  // Matches of the previous text are no longer offered: Enter would choose a wrong match.
  const isBehind = text.trim() !== asked;
  const answer = useQuery({
    queryKey: [topic.name, 'typeahead', useId(), asked, basis],
    queryFn: ({ signal }) => search(asked, signal),
    enabled: isTyping && asked.length >= minLetters,
    staleTime: 10_000,
  });
  return {
    text,
    asked,
    minLetters,
    hasEnough,
    isTyping,
    isWaiting: isTyping && hasEnough && (answer.isFetching || isBehind),
    matches: ((hasEnough && !isBehind && answer.data) || noMatches) as readonly Match<T>[],
    change: (typed: string, isFromUser: boolean) => {
      setTyping(isFromUser);
      setText(typed);
    },
  };
}

/** A search field; arrow keys move, Enter chooses, Esc closes the list only. */
export const TypeaheadField = drawByValue(function TypeaheadField<T>(props: TypeaheadFieldProps<T>) {
  const typeahead = useTypeahead(props);
  const { text, matches, isWaiting } = typeahead;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  // Enter came before the answer, as from a fast hand or a scanner.
  const isEnterHeld = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Enter should choose the first match as soon as there are matches
  useEffect(() => {
    if (matches.length === 0 || !combobox.dropdownOpened) return;
    combobox.selectFirstOption();
    const [only, ...others] = matches;
    // Of several, the user chooses: the field never guesses a person.
    if (isEnterHeld.current && only && others.length === 0 && !only.isDisabled) pick(String(only.key));
    isEnterHeld.current = false;
  }, [matches]);
  const holdEnter = (event: KeyboardEvent) => {
    isEnterHeld.current = event.key === 'Enter' && isWaiting && matches.length === 0;
    if (isEnterHeld.current) event.preventDefault();
  };
  const pick = (key: string) => {
    const match = matches.find((candidate) => String(candidate.key) === key);
    if (!match) return;
    typeahead.change(match.label, false);
    combobox.closeDropdown();
    props.onPick(match.item, match.label);
  };
  const type = (typed: string) => {
    typeahead.change(typed, true);
    combobox.openDropdown();
    props.onPick(null, typed);
  };
  const leave = () => {
    isEnterHeld.current = false;
    combobox.closeDropdown();
    afterPress(() => props.onBlur?.());
  };
  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...inputProps<string | null | undefined>({ ...props, onChange: () => undefined })}
          ref={props.inputRef}
          autoComplete="off"
          maxLength={mostLetters}
          value={text}
          rightSection={isWaiting ? <Loader size="xs" aria-hidden /> : null}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={holdEnter}
          onBlur={leave}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!typeahead.isTyping}>
        <Matches label={props.label} typeahead={typeahead} />
      </Combobox.Dropdown>
    </Combobox>
  );
});

function Matches<T>({ label, typeahead }: { label: string; typeahead: ReturnType<typeof useTypeahead<T>> }) {
  const { t } = useTranslation('kernel');
  const { matches, asked, isWaiting, hasEnough, minLetters } = typeahead;
  const noMatch = hasEnough ? t('field.noMatch') : t('field.typeLetters', { count: minLetters });
  return (
    <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={label}>
      {matches.map((match) => (
        <Combobox.Option key={match.key} value={String(match.key)} disabled={match.isDisabled ?? false}>
          <Highlight highlight={asked.split(/\s+/)} size="sm">
            {match.label}
          </Highlight>
          {match.details && (
            <Text size="xs" className="match-details">
              {match.details}
            </Text>
          )}
        </Combobox.Option>
      ))}
      {matches.length === 0 && <Combobox.Empty>{isWaiting ? t('field.searching') : noMatch}</Combobox.Empty>}
    </Combobox.Options>
  );
}
