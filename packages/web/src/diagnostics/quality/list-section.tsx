// A list as one section of a page of quality control: its title, what adds to it, and the table.
import { Group, Stack, Title } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { DataTable } from '../../ui/table/data-table.tsx';

interface ListSectionProps<Row extends object> extends ComponentProps<typeof DataTable<Row>> {
  /** Beside the title. */
  readonly action?: ReactNode;
  /** Dialogs that the list opens. */
  readonly children?: ReactNode;
}

/** All other props are those of the table. */
export function ListSection<Row extends object>({ action, children, ...table }: ListSectionProps<Row>) {
  return (
    <Stack component="section" aria-label={table.title}>
      <Group justify="space-between">
        <Title order={2}>{table.title}</Title>
        {action}
      </Group>
      <DataTable {...table} />
      {children}
    </Stack>
  );
}
