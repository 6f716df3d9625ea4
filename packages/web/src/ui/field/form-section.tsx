// A part of a long form with its heading.
import { Fieldset, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A group of fields that a screen reader names together. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset
      p="sm"
      // A fieldset is otherwise as wide as its widest field, also on a phone.
      miw={0}
      legend={
        <Text span fw={600}>
          {title}
        </Text>
      }
    >
      {children}
    </Fieldset>
  );
}
