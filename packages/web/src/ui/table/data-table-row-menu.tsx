// The actions of a row behind one button, reachable by keyboard like every menu.
import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from './data-table-column.ts';

/** The menu of one row; `rowName` tells a screen reader which row it is. */
export function RowMenu({ actions, rowName }: { actions: readonly RowAction[]; rowName: string }) {
  const { t } = useTranslation('kernel');
  const button = useRef<HTMLButtonElement>(null);
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end">
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
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            leftSection={action.icon}
            disabled={action.isDisabled ?? false}
            c={action.isDangerous ? 'var(--mantine-color-error)' : undefined}
            onClick={() => {
              // The menu goes: a dialog opened from it gives the focus back to this button.
              button.current?.focus();
              action.onSelect();
            }}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
