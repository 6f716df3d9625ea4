// Asks why a patient is put into a ward for the other sex, by the name of the ward (Q288).

import { needsSexReason, type PatientBySex } from '@charaka/rules/stay/ward-sex';
import { Alert, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/field/form-fields.tsx';
import type { BedRow } from './bed-facts.ts';

interface OtherSexReasonProps {
  readonly bed: Pick<BedRow, 'bedGroupName' | 'sexAllowed' | 'isIntensive' | 'isVirtual'>;
  readonly patient: PatientBySex | null | undefined;
  /** Value, error and change of the reason, as fields of a form have them. */
  readonly field: object;
}

/** A warning with the field for the reason; nothing where the ward takes the patient. */
export function OtherSexReason({ bed, patient, field }: OtherSexReasonProps) {
  const { t } = useTranslation('bed');
  if (!patient || !needsSexReason(bed, patient)) return null;
  return (
    <Alert color="orange" icon={<IconAlertTriangle size={18} aria-hidden />} mt="xs">
      <Stack gap="xs">
        {t(bed.sexAllowed === 'Male' ? 'otherSex.male' : 'otherSex.female', { ward: bed.bedGroupName })}
        <TextField label={t('otherSex.reason')} isRequired maxLength={300} {...field} />
      </Stack>
    </Alert>
  );
}
