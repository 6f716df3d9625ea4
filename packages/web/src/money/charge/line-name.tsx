// Which posted line a dialog is about.
import { Text } from '@mantine/core';
import { formatDateTime, formatQuantity } from '../../kernel/format.ts';
import type { ServiceCharge } from './service-charge.ts';

/** Returns the name of a line: its description, code and quantity. */
export function lineName({ chargeDescription, chargeCode, quantity }: ServiceCharge): string {
  return `${chargeDescription} (${chargeCode}) × ${formatQuantity(quantity)}`;
}

/** The line, and when it was posted. */
export function LineName({ charge }: { charge: ServiceCharge }) {
  return (
    <div>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {lineName(charge)}
      </Text>
      <Text size="sm" c="dimmed">
        {formatDateTime(charge.appliedAt)}
      </Text>
    </div>
  );
}
