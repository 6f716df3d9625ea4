// A fact of a record in a list of facts (`dl`): its label above its value.
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface FactProps {
  readonly label: string;
  readonly children?: ReactNode;
}

/** In small letters, as one of many; nothing where nothing is known. */
export function Fact({ label, children }: FactProps) {
  if (!children) return null;
  return (
    <div>
      <Label>{label}</Label>
      <Text component="dd" m={0} size="sm" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  );
}

/** A sum or a count, in the letters of the text around it. */
export function Figure({ label, weight, children }: FactProps & { readonly weight?: number }) {
  return (
    <div>
      <Label>{label}</Label>
      <Text component="dd" m={0} fw={weight}>
        {children}
      </Text>
    </div>
  );
}

function Label({ children }: { children: string }) {
  return (
    <Text component="dt" size="xs" c="dimmed">
      {children}
    </Text>
  );
}
