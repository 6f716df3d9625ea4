// A round button of the header with its name as a tooltip.
import { ActionIcon, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

interface HeaderToolProps {
  readonly label: string;
  readonly children: ReactNode;
  onClick(): void;
}

/** One tool of the header. */
export function HeaderTool({ label, onClick, children }: HeaderToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon size={36} c="var(--mantine-color-text)" color="gray" aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
