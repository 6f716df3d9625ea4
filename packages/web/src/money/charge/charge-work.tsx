// The charges of a stay on their working page: the line to enter, the lines not yet submitted, and the posted charges (R435-R446).
import { admissionStateOf, mayRecordCharge } from '@charaka/rules/stay/admission-state';
import { Alert, Box, Group, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { factsOf } from '../../stay/admission/admission-facts.ts';
import type { Admission } from '../../stay/admission/paper-facts.tsx';
import { useEntryFocus } from '../../stay/admission/use-entry-focus.ts';
import { useViewer } from '../../stay/admission/use-viewer.ts';
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.ts';
import { GiftNotice } from './gift-notice.tsx';
import { HeldButtons } from './held-buttons.tsx';
import { HeldLines } from './held-lines.tsx';
import { LineForm } from './line-form.tsx';
import { useHeldCharges } from './use-held-charges.ts';

interface ChargeWorkProps {
  readonly admission: Admission;
  /** The charges are not the hospital's own. */
  readonly isNonHospital?: boolean;
  /** The search of charges takes the focus when this rises. */
  readonly entering?: number;
  /** The charges posted so far; `mayChange` is true while the admission takes charges. */
  readonly children: (mayChange: boolean) => ReactNode;
}

/** The entry is open as long as the admission takes charges. */
export function ChargeWork({ admission, isNonHospital = false, entering = 0, children }: ChargeWorkProps) {
  const { t } = useTranslation('charge');
  const mayChange = mayRecordCharge(useViewer(), factsOf(admission));
  return (
    <>
      {mayChange ? (
        <NewCharges admission={admission} isNonHospital={isNonHospital} entering={entering} />
      ) : (
        <Alert color="gray" role="note">
          {t(`closedBy.${closedBy(admission)}`)}
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

/** Why no charge can be entered: what became of the stay, else what the user may do. */
function closedBy(admission: Admission): 'cancelled' | 'discharged' | 'finalBill' | 'right' {
  const state = admissionStateOf(factsOf(admission));
  if (state === 'cancelled' || state === 'discharged') return state;
  return state === 'final bill' ? 'finalBill' : 'right';
}

/** Lines that were not submitted are asked about before the page is left. */
function NewCharges({ admission, isNonHospital, entering }: Required<Omit<ChargeWorkProps, 'children'>>) {
  const { t } = useTranslation('charge');
  const held = useHeldCharges(admission.admissionId, { isNonHospital });
  const title = t(isNonHospital ? 'addNonHospitalCharge' : 'addCharge');
  const around = useEntryFocus<HTMLDivElement>(entering);
  useLeaveGuard(held.lines.length > 0);
  return (
    <Paper withBorder p="md" component="section" aria-label={title} ref={around}>
      <Stack>
        <Title order={2} size="h4">
          {title}
        </Title>
        <LineForm associationId={admission.associationId ?? null} onAdd={held.hold} />
        <HeldLines lines={held.lines} onRemove={held.drop} />
        {/* Its line comes a moment later, and what is below stays where it is. */}
        <Box mih={22}>
          <GiftNotice admissionId={admission.admissionId} error={held.error} change={{ lines: held.entries }} />
        </Box>
        <Group justify="flex-end">
          <HeldButtons held={held} />
        </Group>
      </Stack>
    </Paper>
  );
}
