// Whose payer is changed: patient, bed, present TPA with insurer (R424, R425).
import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AdmissionHeading } from '../../stay/admission/admission-heading.tsx';
import type { Admission } from '../../stay/admission/paper-facts.tsx';

/** What every part of the TPA Transfer dialog gets. */
export interface TransferPart {
  readonly admission: Admission;
  /** The way to the other parts. */
  readonly tabs: ReactNode;
  onDone(): void;
  onClose(): void;
}

/** Dental patients have no bed of their own. */
export function TransferHeading({ admission }: { admission: Admission }) {
  const { t } = useTranslation('tpa');
  const { associationName, insuranceName } = admission;
  return (
    <Stack gap={4}>
      <AdmissionHeading admission={admission} />
      <Group gap="lg">
        {admission.admissionMode !== 'Dental' && (
          <Text size="sm">
            {t('bed')}: {admission.bedName}
          </Text>
        )}
        {associationName ? (
          <Text size="sm">
            {t('presentTpa')}: {[associationName, insuranceName].filter(Boolean).join(', ')}
          </Text>
        ) : (
          <Text size="sm">{t('noTpa')}</Text>
        )}
      </Group>
    </Stack>
  );
}
