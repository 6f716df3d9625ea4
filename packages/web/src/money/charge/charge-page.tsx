// Shared parts of the two pages of charges: the patient, the lines to post, the link to the other page (R331).
import { Button, Group } from '@mantine/core';
import { IconId, IconNotes, IconReportMoney } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../kernel/session.ts';
import { type Address, useAdmissionAddresses } from '../../stay/admission/admission-addresses.ts';
import type { Admission } from '../../stay/admission/paper-facts.tsx';
import { PatientBanner } from '../../stay/admission/patient-banner.tsx';
import { ChargeWork } from './charge-work.tsx';

interface ChargePageProps {
  readonly admission: Admission;
  /** The charges are not the hospital's own. */
  readonly isNonHospital?: boolean;
  /** The charges posted so far; `mayChange` is true while the admission takes charges. */
  readonly children: (mayChange: boolean) => ReactNode;
}

/** Posts charges to one admission and shows those it has. */
export function ChargePage({ admission, isNonHospital = false, children }: ChargePageProps) {
  return (
    <>
      <PatientBanner admission={admission} place="page">
        <Ways admission={admission} isNonHospital={isNonHospital} />
      </PatientBanner>
      <ChargeWork admission={admission} isNonHospital={isNonHospital}>
        {children}
      </ChargeWork>
    </>
  );
}

/** To the other pages of the admission. */
function Ways({ admission, isNonHospital }: { admission: Admission; isNonHospital: boolean }) {
  const { t } = useTranslation(['charge', 'inpatient']);
  const addresses = useAdmissionAddresses();
  const keepsNonHospital = useSignedIn().hospital?.isNonHospitalCharge ?? false;
  const other = isNonHospital ? addresses.hospitalCharges : addresses.nonHospitalCharges;
  const { admissionId } = admission;
  return (
    <Group gap="xs">
      <Way address={addresses.details(admissionId)} Icon={IconId}>
        {t('inpatient:details')}
      </Way>
      {keepsNonHospital && (
        <Way address={other(admissionId)} Icon={IconReportMoney}>
          {t(isNonHospital ? 'hospitalCharges' : 'nonHospitalCharges')}
        </Way>
      )}
      <Way address={addresses.bedNotes(admissionId)} Icon={IconNotes}>
        {t('bedNotes')}
      </Way>
    </Group>
  );
}

function Way({ address, Icon, children }: { address: Address; Icon: typeof IconId; children: string }) {
  return (
    <Button component={Link} {...address} size="xs" variant="default" leftSection={<Icon size={16} aria-hidden />}>
      {children}
    </Button>
  );
}
