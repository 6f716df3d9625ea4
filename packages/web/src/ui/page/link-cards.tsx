// Screens that belong together, a card for each, on the page that leads to them.
import { Anchor, Paper, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Columns } from './columns.tsx';

/** A screen and, where its name does not say it, what is done there. */
export interface LinkCard {
  /** Without leading slash. */
  readonly to: string;
  readonly label: string;
  readonly hint?: string;
  /** How it stands there now, below the hint. */
  readonly state?: ReactNode;
}

/** Words are translated already. */
export function LinkCards({ links }: { links: readonly LinkCard[] }) {
  return (
    <Columns cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
      {links.map(({ to, label, hint, state }) => (
        <Paper key={to} withBorder p="md">
          <Anchor component={Link} to={`/${to}`} fw={600}>
            {label}
          </Anchor>
          {hint && (
            <Text size="sm" c="dimmed" mt={4}>
              {hint}
            </Text>
          )}
          {state}
        </Paper>
      ))}
    </Columns>
  );
}
