// A tool of the header that opens a list and counts what is new in it: the message box and the bell.
import { ActionIcon, Indicator, Menu } from '@mantine/core';
import type { ReactNode } from 'react';

interface ToolMenuProps {
  /** Says the count in words too. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly newCount: number;
  readonly onOpen?: () => void;
  /** Items of the menu. */
  readonly children: ReactNode;
}

const mostCounted = 99;

/** The button with its badge, and the menu under it. */
export function ToolMenu({ label, icon, newCount, onOpen, children }: ToolMenuProps) {
  const shown = newCount > mostCounted ? `${mostCounted}+` : newCount;
  return (
    <Menu position="bottom-end" width={320} {...(onOpen ? { onOpen } : {})}>
      <Menu.Target>
        <ActionIcon size={36} c="var(--mantine-color-text)" color="gray" aria-label={label}>
          <Indicator label={shown} disabled={newCount === 0} size={16} offset={2} color="red.9" aria-hidden>
            {icon}
          </Indicator>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
