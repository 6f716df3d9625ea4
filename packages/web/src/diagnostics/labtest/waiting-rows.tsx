// Rows that wait for a decision of the laboratory: a button with their number shows them below it.
import { Button, Paper, Stack, Table, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { WideTable } from '../../ui/table/wide-table.tsx';

interface WaitingRowsProps {
  /** The words of the button, with the number of rows. */
  readonly title: string;
  /** The question to decide, above the rows. */
  readonly help: string;
  /** The rows of the table. */
  readonly children: ReactNode;
}

/** Folded at first. */
export function WaitingRows({ title, help, children }: WaitingRowsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="xs" align="start">
      <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title}
      </Button>
      {isOpen && (
        <Paper withBorder p="md" w="100%" component="section" aria-label={title}>
          <Text size="sm">{help}</Text>
          <WideTable label={title} minWidth={480}>
            <Table.Tbody>{children}</Table.Tbody>
          </WideTable>
        </Paper>
      )}
    </Stack>
  );
}
