// The search over everything, opened by Ctrl+K or '/': people and their deeds, screens, settings (R107, R109-R111, 0120).
import { Kbd, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Overlay } from '../shell/overlay.tsx';
import type { RowAction } from '../ui/table/data-table-column.ts';
import classes from './finder.module.css';
import { deedLines, type FinderGroup, type FinderLine, usePeopleGroup, useScreenGroups } from './finder-lines.tsx';
import { FinderList } from './finder-list.tsx';
import { type FoundPerson, useFoundPeople } from './found-people.ts';
import { useRecordsGroup } from './found-records.tsx';
import { usePersonDeeds } from './person-deeds.tsx';
import { PersonLine } from './person-line.tsx';

const widthPixels = 680;

/** The dialog of a chosen action is rendered beside the window, and remains after the window has closed. */
export default function Finder({ isOpen, onClose }: { readonly isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation('shell');
  const [asked, setAsked] = useState<FoundPerson | null>(null);
  const { deeds, dialogs } = usePersonDeeds(asked);
  const close = () => {
    setAsked(null);
    onClose();
  };
  return (
    <>
      <Overlay
        isOpen={isOpen}
        title={t('search.title')}
        width={widthPixels}
        keepsEscape={asked !== null}
        onClose={close}
      >
        {isOpen && <FinderBox asked={asked} deeds={deeds} onAsk={setAsked} onClose={close} />}
      </Overlay>
      {dialogs}
    </>
  );
}

interface FinderBoxProps {
  /** The person whose actions are shown, or null for the matches. */
  readonly asked: FoundPerson | null;
  readonly deeds: readonly RowAction[] | undefined;
  onAsk(person: FoundPerson | null): void;
  onClose(): void;
}

/** The matches of the typed text, in groups that are not empty. */
function useGroups(typed: string, { asked, deeds }: Pick<FinderBoxProps, 'asked' | 'deeds'>) {
  const { t } = useTranslation('shell');
  const { people, records, isAwaited } = useFoundPeople(asked ? '' : typed);
  const found = usePeopleGroup(people, typed);
  const numbered = useRecordsGroup(records);
  const screens = useScreenGroups(typed);
  if (asked) {
    const lines = deeds ? deedLines(asked, deeds, typed) : [];
    return { groups: [{ title: t('finder.deeds'), lines }].filter(isFilled), isAwaited: deeds === undefined };
  }
  // A bare number means a patient: the keys that a clerk types next are meant for them. With a stroke it is that of a document.
  const byNumber = typed.includes('/') ? [numbered, found] : [found, numbered];
  return { groups: [...byNumber, ...screens].filter(isFilled), isAwaited };
}

const isFilled = ({ lines }: FinderGroup) => lines.length > 0;

function FinderBox(props: FinderBoxProps) {
  const { asked, onAsk, onClose } = props;
  const { t } = useTranslation('shell');
  const listId = useId();
  const [typed, setTyped] = useState('');
  // A user who has moved keeps the line; otherwise the first line stays selected when results arrive.
  const [moved, setMoved] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const { groups, isAwaited } = useGroups(typed, props);
  const lines = groups.flatMap((group) => group.lines);
  const active = lines.find(({ key }) => key === moved) ?? lines[0];
  const type = (text: string) => {
    setTyped(text);
    setMoved(null);
    setChoosing(false);
  };
  const ask = (person: FoundPerson | null) => {
    type('');
    onAsk(person);
  };
  const choose = (line: FinderLine) => {
    onClose();
    line.choose();
  };
  // Enter pressed before the answer was there means the first of it.
  useEffect(() => {
    if (!isChoosing || isAwaited) return;
    setChoosing(false);
    if (active) choose(active);
  });
  const onEnter = () => {
    if (isAwaited && moved === null) setChoosing(true);
    else if (active) choose(active);
  };
  const onKeyDown = finderKeys({ lines, active, typed, asked, setMoved, ask, onEnter });
  return (
    <div className={classes.finder}>
      {asked && (
        <div className={classes.asked}>
          <PersonLine person={asked} balance={undefined} />
        </div>
      )}
      <TextInput
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={active ? `${listId}-${active.key}` : undefined}
        aria-label={t('search.title')}
        placeholder={t('search.placeholder')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <FinderList id={listId} groups={groups} activeKey={active?.key} onMove={setMoved} onChoose={choose} onAsk={ask} />
      {lines.length === 0 && <Nothing isTyped={typed.trim() !== ''} isAwaited={isAwaited} />}
      <Hints hasDeeds={active?.person !== undefined} isAsked={asked !== null} />
    </div>
  );
}

interface FinderKeys {
  readonly lines: readonly FinderLine[];
  readonly active: FinderLine | undefined;
  readonly typed: string;
  readonly asked: FoundPerson | null;
  setMoved(key: string): void;
  ask(person: FoundPerson | null): void;
  onEnter(): void;
}

/** Up and down move, Enter chooses; Tab or the arrow behind the last letter shows the deeds, the same backwards leads back. */
function finderKeys({ lines, active, typed, asked, setMoved, ask, onEnter }: FinderKeys) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, currentTarget } = event;
    const place = lines.findIndex((line) => line.key === active?.key);
    const isAtEnd = currentTarget.selectionStart === typed.length;
    const next = { ArrowDown: lines[place + 1] ?? lines[0], ArrowUp: lines[place - 1] ?? lines.at(-1) }[key];
    const isForward = (key === 'Tab' && !shiftKey) || (key === 'ArrowRight' && isAtEnd);
    const isBack = (key === 'Tab' && shiftKey) || (key === 'ArrowLeft' && typed === '') || key === 'Escape';
    if (key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
    else if (next) setMoved(next.key);
    else if (!asked && isForward && active?.person) ask(active.person);
    else if (asked && isBack) ask(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function Nothing({ isTyped, isAwaited }: { isTyped: boolean; isAwaited: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <Text className={classes.nothing} role="status">
      {isAwaited ? t('finder.searching') : t(isTyped ? 'search.nothing' : 'finder.hint')}
    </Text>
  );
}

/** The keys, where they are needed. */
function Hints({ hasDeeds, isAsked }: { hasDeeds: boolean; isAsked: boolean }) {
  const { t } = useTranslation('shell');
  const hints = [
    { keys: ['↑', '↓'], text: t('finder.move') },
    { keys: ['Enter'], text: t(isAsked ? 'finder.do' : 'finder.open') },
    ...(hasDeeds ? [{ keys: ['Tab'], text: t('finder.deeds') }] : []),
    { keys: ['Esc'], text: t(isAsked ? 'finder.back' : 'search.close') },
  ];
  return (
    <div className={classes.hints}>
      {hints.map(({ keys, text }) => (
        <span key={text}>
          {keys.map((key) => (
            <Kbd key={key} size="xs">
              {key}
            </Kbd>
          ))}{' '}
          {text}
        </span>
      ))}
    </div>
  );
}
