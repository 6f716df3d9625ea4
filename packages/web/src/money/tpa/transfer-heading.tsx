// Heading of the TPA transfer: patient, bed, present TPA with insurer (R424, R425).
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Admission } from '../../stay/admission/paper-facts.tsx';
import { PatientBanner } from '../../stay/admission/patient-banner.tsx';

/** Props of every part of the TPA Transfer dialog. */
export interface TransferPart {
  readonly admission: Admission;
  /** The way to the other parts. */
  readonly tabs: ReactNode;
  onDone(): void;
  onClose(): void;
}

/** The banner names bed and payer; the insurer behind the payer, or that there is none yet, stands below it. */
export function TransferHeading({ admission }: { admission: Admission }) {
  const { t } = useTranslation('tpa');
  const { associationName, insuranceName } = admission;
  return (
    <Stack gap={4}>
      <PatientBanner admission={admission} place="dialog" />
      <Text size="sm">
        {associationName
          ? `${t('presentTpa')}: ${[associationName, insuranceName].filter(Boolean).join(', ')}`
          : t('noTpa')}
      </Text>
    </Stack>
  );
}
