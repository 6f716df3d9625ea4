// The charges of an admission on a page of the nursing station: lines to post, and what was posted so far (R331, R435-R446).
import { mayRecordCharge } from '@charaka/rules/admission-state';
import { Alert, Button, Group, Paper, Stack, Title } from '@mantine/core';
import { IconNotes } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAdmissionAddresses } from '../admission/admission-addresses.ts';
import { factsOf, placeOf } from '../admission/admission-facts.ts';
import { AdmissionHeading } from '../admission/admission-heading.tsx';
import { AdmissionPage } from '../admission/admission-page.tsx';
import { type Admission, Fact } from '../admission/paper-facts.tsx';
import { useViewer } from '../admission/use-viewer.ts';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { ChargePanel } from './charge-panel.tsx';
import { HeldButtons } from './held-buttons.tsx';
import { HeldLines } from './held-lines.tsx';
import { LineForm } from './line-form.tsx';
import { useHeldCharges } from './use-held-charges.ts';

/** Route nursing_station/bed_note/charge?id=, where the Charges action of the list leads. */
export default function PostCharges() {
  const { t } = useTranslation('charge');
  return <AdmissionPage title={t('charges')}>{({ admission }) => <Charges admission={admission} />}</AdmissionPage>;
}

function Charges({ admission }: { admission: Admission }) {
  const { t } = useTranslation('charge');
  const viewer = useViewer();
  return (
    <>
      <Whose admission={admission} />
      {mayRecordCharge(viewer, factsOf(admission)) ? (
        <NewCharges admission={admission} />
      ) : (
        <Alert color="gray" role="note">
          {t('closed')}
        </Alert>
      )}
      <Paper withBorder p="md" component="section" aria-label={t('posted')}>
        <Title order={2} size="h4" mb="sm">
          {t('posted')}
        </Title>
        <ChargePanel admissionId={admission.admissionId} />
      </Paper>
    </>
  );
}

function Whose({ admission }: { admission: Admission }) {
  const { t } = useTranslation(['charge', 'admission']);
  const addresses = useAdmissionAddresses();
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
        <Button
          component={Link}
          {...addresses.bedNotes(admission.admissionId)}
          size="xs"
          variant="default"
          leftSection={<IconNotes size={16} aria-hidden />}
        >
          {t('bedNotes')}
        </Button>
      </Group>
    </Paper>
  );
}

/** Lines that were not submitted are asked about before the page is left. */
function NewCharges({ admission }: { admission: Admission }) {
  const { t } = useTranslation('charge');
  const held = useHeldCharges(admission.admissionId);
  useLeaveGuard(held.lines.length > 0);
  return (
    <Paper withBorder p="md" component="section" aria-label={t('addCharge')}>
      <Stack>
        <Title order={2} size="h4">
          {t('addCharge')}
        </Title>
        <LineForm associationId={admission.associationId ?? null} onAdd={held.hold} />
        <HeldLines lines={held.lines} onRemove={held.drop} />
        <Group justify="flex-end">
          <HeldButtons held={held} />
        </Group>
      </Stack>
    </Paper>
  );
}
