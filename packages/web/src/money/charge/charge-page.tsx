// What the two pages of charges share: whose they are, the lines to post, the way from one page to the other (R331).
import { mayRecordCharge } from '@charaka/rules/stay/admission-state';
import { Alert, Button, Group, Paper, Stack, Title } from '@mantine/core';
import { IconNotes, IconReportMoney } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../kernel/session.ts';
import { useAdmissionAddresses } from '../../stay/admission/admission-addresses.ts';
import { factsOf, placeOf } from '../../stay/admission/admission-facts.ts';
import { AdmissionHeading } from '../../stay/admission/admission-heading.tsx';
import { type Admission, Fact } from '../../stay/admission/paper-facts.tsx';
import { useViewer } from '../../stay/admission/use-viewer.ts';
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.ts';
import { GiftNotice } from './gift-notice.tsx';
import { HeldButtons } from './held-buttons.tsx';
import { HeldLines } from './held-lines.tsx';
import { LineForm } from './line-form.tsx';
import { useHeldCharges } from './use-held-charges.ts';

interface ChargePageProps {
  readonly admission: Admission;
  /** The charges are not the hospital's own. */
  readonly isNonHospital?: boolean;
  /** What was posted so far; `mayChange` tells whether the admission still takes charges. */
  readonly children: (mayChange: boolean) => ReactNode;
}

/** Posts charges to one admission and shows those it has. */
export function ChargePage({ admission, isNonHospital = false, children }: ChargePageProps) {
  const { t } = useTranslation('charge');
  const mayChange = mayRecordCharge(useViewer(), factsOf(admission));
  return (
    <>
      <Whose admission={admission} isNonHospital={isNonHospital} />
      {mayChange ? (
        <NewCharges admission={admission} isNonHospital={isNonHospital} />
      ) : (
        <Alert color="gray" role="note">
          {t('closed')}
        </Alert>
      )}
      <Paper withBorder p="md" component="section" aria-label={t('posted')}>
        <Title order={2} size="h4" mb="sm">
          {t('posted')}
        </Title>
        {children(mayChange)}
      </Paper>
    </>
  );
}

function Whose({ admission, isNonHospital }: { admission: Admission; isNonHospital: boolean }) {
  const { t } = useTranslation(['charge', 'admission']);
  const addresses = useAdmissionAddresses();
  const keepsNonHospital = useSignedIn().hospital?.isNonHospitalCharge ?? false;
  const other = isNonHospital ? addresses.hospitalCharges : addresses.nonHospitalCharges;
  const way = { size: 'xs', variant: 'default' } as const;
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="sm">
        <Stack gap={4}>
          <AdmissionHeading admission={admission} />
          <Group gap="4px 24px">
            {admission.admissionMode !== 'Dental' && <Fact label={t('admission:bed')}>{placeOf(admission)}</Fact>}
            <Fact label={t('admission:consultant')}>{admission.doctorName}</Fact>
            <Fact label={t('admission:tpa')}>{admission.associationName}</Fact>
          </Group>
        </Stack>
        <Group gap="xs">
          {keepsNonHospital && (
            <Button
              component={Link}
              {...other(admission.admissionId)}
              {...way}
              leftSection={<IconReportMoney size={16} aria-hidden />}
            >
              {t(isNonHospital ? 'hospitalCharges' : 'nonHospitalCharges')}
            </Button>
          )}
          <Button
            component={Link}
            {...addresses.bedNotes(admission.admissionId)}
            {...way}
            leftSection={<IconNotes size={16} aria-hidden />}
          >
            {t('bedNotes')}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}

/** Lines that were not submitted are asked about before the page is left. */
function NewCharges({ admission, isNonHospital }: { admission: Admission; isNonHospital: boolean }) {
  const { t } = useTranslation('charge');
  const held = useHeldCharges(admission.admissionId, { isNonHospital });
  const title = t(isNonHospital ? 'addNonHospitalCharge' : 'addCharge');
  useLeaveGuard(held.lines.length > 0);
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Stack>
        <Title order={2} size="h4">
          {title}
        </Title>
        <LineForm associationId={admission.associationId ?? null} onAdd={held.hold} />
        <HeldLines lines={held.lines} onRemove={held.drop} />
        <GiftNotice admissionId={admission.admissionId} error={held.error} change={{ lines: held.entries }} />
        <Group justify="flex-end">
          <HeldButtons held={held} />
        </Group>
      </Stack>
    </Paper>
  );
}
