// Actions on a row: the likely next one as a button, all of them in a menu, in groups when it is long.
import { ActionIcon, Button, Group, Kbd, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { Fragment, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './data-table.module.css';
import { type RowAction, type RowGroup, rowGroups } from './data-table-column.ts';

interface RowMenuProps {
  readonly actions: readonly RowAction[];
  /** Tells a screen reader which row it is. */
  readonly rowName: string;
}

/** A longer label of the next action is shown below the facts of a card. */
const LONG_WORD = 8;

/** The button and the menu of one row. */
export function RowMenu({ actions, rowName }: RowMenuProps) {
  const { t } = useTranslation('kernel');
  const button = useRef<HTMLButtonElement>(null);
  if (actions.length === 0) return null;
  const next = actions.find(({ isNext, isDisabled }) => isNext && !isDisabled);
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end" data-long={(next && next.label.length > LONG_WORD) || undefined}>
      {next && (
        <Button
          size="compact-sm"
          variant="default"
          className={classes.next}
          aria-keyshortcuts={next.letter}
          style={next.isWaiting ? { visibility: 'hidden' } : undefined}
          title={next.letter && t('table.letter', { label: next.label, letter: next.letter })}
          onClick={next.onSelect}
        >
          {next.label}
        </Button>
      )}
      {/* A long menu moves over its button sooner than out of a low window, and scrolls where it is longer than that; what scrolls has to be reached by Tab. */}
      <Menu
        position="bottom-end"
        menuItemTabIndex={0}
        middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
      >
        <Menu.Target>
          <ActionIcon
            ref={button}
            color="gray"
            c="var(--mantine-color-text)"
            aria-label={t('table.actionsOf', { name: rowName })}
          >
            <IconDotsVertical size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          {partsOf(actions).map(({ group, actions: part }, place) => (
            <Fragment key={group ?? ''}>
              {group && place > 0 && <Menu.Divider />}
              {group && <Menu.Label>{t(`table.groups.${group}`)}</Menu.Label>}
              {part.map((action) => (
                <RowItem
                  key={action.label}
                  action={action}
                  // The menu goes: a dialog opened from it gives the focus back to this button.
                  onBefore={() => button.current?.focus()}
                />
              ))}
            </Fragment>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}

function RowItem({ action, onBefore }: { action: RowAction; onBefore(): void }) {
  return (
    <Menu.Item
      leftSection={action.icon}
      rightSection={
        action.letter && (
          <Kbd size="xs" aria-hidden>
            {action.letter}
          </Kbd>
        )
      }
      aria-keyshortcuts={action.letter}
      disabled={action.isDisabled ?? false}
      c={action.isDangerous ? 'var(--mantine-color-error)' : undefined}
      onClick={() => {
        onBefore();
        action.onSelect();
      }}
    >
      {action.label}
    </Menu.Item>
  );
}

/** The actions by their groups, in the order of the groups, those with a letter first; all of them in one part where none has a group. */
export function partsOf(actions: readonly RowAction[]): { group: RowGroup | undefined; actions: RowAction[] }[] {
  return [undefined, ...rowGroups]
    .map((group) => {
      const part = actions.filter((action) => action.group === group);
      const isFirst = ({ letter }: RowAction) => group !== undefined && letter !== undefined;
      return { group, actions: [...part.filter(isFirst), ...part.filter((action) => !isFirst(action))] };
    })
    .filter((part) => part.actions.length > 0);
}
