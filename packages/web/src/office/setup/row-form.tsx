// The form above a list that grows row by row: fields, and the button that adds what they say.
import { Button, Group, Paper, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps, ReactNode, RefObject } from 'react';

interface RowFormProps {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly addLabel: string;
  readonly isAdding: boolean;
  readonly isBlocked: boolean;
  readonly onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  /** Note beside the button. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Enter adds the row. */
export function RowForm({ formRef, addLabel, isAdding, isBlocked, onSubmit, note, children }: RowFormProps) {
  return (
    <Paper withBorder p="md">
      <form ref={formRef} noValidate onSubmit={onSubmit}>
        <Stack gap="sm">
          {children}
          <Group justify={note ? 'space-between' : 'flex-end'}>
            {note}
            <Button
              type="submit"
              variant="light"
              leftSection={<IconPlus size={16} aria-hidden />}
              loading={isAdding}
              disabled={isBlocked}
            >
              {addLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
