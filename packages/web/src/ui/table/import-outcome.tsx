// Result of an import, planned or done, in a coloured box on top of its tables.
import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

const looks = {
  refused: { color: 'red', Icon: IconAlertTriangle },
  planned: { color: 'blue', Icon: IconCheck },
  done: { color: 'green', Icon: IconCheck },
};

interface ImportOutcomeProps {
  /** 'refused' while a row is bad, for then nothing is imported; 'planned' in a preview; 'done' afterwards. */
  readonly state: keyof typeof looks;
  readonly title: string;
  /** The counts, and what else is to be said. */
  readonly children: ReactNode;
}

/** Read out when it appears. */
export function ImportOutcome({ state, title, children }: ImportOutcomeProps) {
  const { color, Icon } = looks[state];
  return (
    <Alert color={color} icon={<Icon aria-hidden />} title={title} role="status">
      {children}
    </Alert>
  );
}
