// The numbers that an unclear value of the bench may mean: Enter on one of them takes it (docs/decisions/0245).
import { Button, Group } from '@mantine/core';
import type { KeyboardEvent } from 'react';

interface BenchProposalsProps {
  readonly proposals: readonly string[];
  readonly label: string;
  onTake(proposal: string): void;
  /** Leads back to the cell, where the value can be typed anew. */
  onBack(): void;
}

/** A button for each number. The first one has the focus, so that the user decides before the next cell. */
export function BenchProposals({ proposals, label, onTake, onBack }: BenchProposalsProps) {
  if (proposals.length === 0) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onBack();
  };
  return (
    <Group gap={4} mt={4} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {proposals.map((proposal, index) => (
        <Button
          key={proposal}
          size="compact-xs"
          variant="light"
          data-autofocus={index === 0 || undefined}
          autoFocus={index === 0}
          onClick={() => onTake(proposal)}
        >
          {proposal}
        </Button>
      ))}
    </Group>
  );
}
