// Lists that belong together, as links that look like tabs: each has an address of its own, with its own filters.

import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ScreenAddress } from '../../kernel/screen-address.ts';

/** One list of several that belong together. */
export interface SiblingLink {
  readonly to: ScreenAddress;
  readonly title: string;
  readonly isHere: boolean;
}

interface SiblingLinksProps {
  /** Common label of the lists. */
  readonly label: string;
  readonly links: readonly SiblingLink[];
  /** Space below, where the page leaves none. */
  readonly mb?: 'sm';
}

/** The one that is open stands out and says so to a screen reader. */
export function SiblingLinks({ label, links, mb }: SiblingLinksProps) {
  return (
    <Group component="nav" aria-label={label} gap="xs" {...(mb ? { mb } : {})}>
      {links.map(({ to, title, isHere }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          size="xs"
          variant={isHere ? 'light' : 'subtle'}
          aria-current={isHere ? 'page' : undefined}
        >
          {title}
        </Button>
      ))}
    </Group>
  );
}
