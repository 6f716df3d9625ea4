// Whose admission a dialog is about: name, UHID and number in one line.
import { Text } from '@mantine/core';
import { numbersOf, patientName } from './paper-facts.tsx';

type Whose = Parameters<typeof patientName>[0] & Parameters<typeof numbersOf>[0];

interface AdmissionHeadingProps {
  readonly admission: Whose;
  /** What the number is called here; as on papers by default. */
  readonly numberLabel?: string;
}

/** The line at the top of a dialog on one admission. */
export function AdmissionHeading({ admission, numberLabel }: AdmissionHeadingProps) {
  const { label, admissionNumber, patientNumber } = numbersOf(admission);
  return (
    <Text fw={600}>
      {patientName(admission)} · {patientNumber} · {numberLabel ?? label} {admissionNumber}
    </Text>
  );
}
