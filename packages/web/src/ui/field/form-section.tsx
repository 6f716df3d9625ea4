// A part of a long form: its heading and the room around it tell where it begins, no frame.
import { Fieldset, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-section.module.css';

/** A group of fields that a screen reader names together. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset
      className={classes.section}
      legend={
        <Text span fw={600} fz={16}>
          {title}
        </Text>
      }
    >
      {children}
    </Fieldset>
  );
}
