// Whose admission a dialog is about: name, UHID and number in one line.
import { Text } from '@mantine/core';
import { numbersOf, patientName } from './paper-facts.tsx';

type Whose = Parameters<typeof patientName>[0] & Parameters<typeof numbersOf>[0];

/** The line at the top of a dialog on one admission. */
export function AdmissionHeading({ admission }: { admission: Whose }) {
  const { label, admissionNumber, patientNumber } = numbersOf(admission);
  return (
    <Text fw={600}>
      {patientName(admission)} · {patientNumber} · {label} {admissionNumber}
    </Text>
  );
}
