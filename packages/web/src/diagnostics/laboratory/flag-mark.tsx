// A flag as letters and bold, never by colour alone (LB054).
import { isCriticalFlag, type ResultFlag } from '@charaka/rules/diagnostics/reference-range';
import { Text } from '@mantine/core';

/** Renders nothing for a normal value. */
export function FlagMark({ flag }: { flag: ResultFlag | null | undefined }) {
  if (!flag || flag === 'N') return null;
  return (
    <Text span size="xs" fw={700} c={isCriticalFlag(flag) ? 'var(--mantine-color-error)' : 'var(--mantine-color-text)'}>
      {flag}
    </Text>
  );
}
