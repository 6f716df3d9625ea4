// The stay in the sheet of a bed: the patient, the money, and every action of the lists, run from the board.
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../kernel/use-answer.ts';
import { useAdmissionAddresses } from '../stay/admission/admission-addresses.ts';
import { PatientBanner } from '../stay/admission/patient-banner.tsx';
import { StayFigures } from '../stay/admission/stay-figures.tsx';
import { WorkspaceDeeds } from './workspace-deeds.tsx';

/** Behind the wall of charts like every page of the stay: who is closed to the reader stays so here. */
export function BedStay({ admissionId }: { admissionId: number }) {
  const { t } = useTranslation(['bed', 'inpatient']);
  const addresses = useAdmissionAddresses();
  const answer = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } });
  const admission = answer.data?.admission;
  if (answer.isError)
    return (
      <Text size="sm" c="dimmed">
        {t('inpatient:notShown')}
      </Text>
    );
  if (!admission) return <Skeleton h={220} />;
  return (
    <Stack gap="sm">
      <PatientBanner admission={admission} place="dialog">
        <StayFigures admissionId={admissionId} />
      </PatientBanner>
      <WorkspaceDeeds admission={admission} />
      <Anchor component={Link} {...addresses.details(admissionId)} fz="sm" c="var(--charaka-accent-text)">
        {t('sheet.workspace')}
      </Anchor>
    </Stack>
  );
}
