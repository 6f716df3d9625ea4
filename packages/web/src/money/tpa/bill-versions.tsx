// The versions of a bill for payers: each frozen version with its payer and answer, and the rest for the next (docs/decisions/0020).

import { billTopic } from '@charaka/contract/money/bill/topics';
import { listBillVersions } from '@charaka/contract/money/tpa/bill-version';
import { settlementMenu } from '@charaka/contract/money/tpa/settlement';
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconSnowflake } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { PatientBanner } from '../../stay/admission/patient-banner.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useFocusBack } from '../../ui/dialog/focus-back.ts';
import { Fact } from '../../ui/paper/fact.tsx';
import { AnswerVersion } from './answer-version.tsx';
import { FreezeBill } from './freeze-bill.tsx';
import { PrintVersion } from './print-version.tsx';
import { type VersionDeed, VersionTable } from './version-table.tsx';
import type { Version, Versions } from './version-values.ts';

interface BillVersionsProps {
  readonly admissionId: number;
  /** Whether it was opened to freeze a version at once. */
  readonly isFreezing?: boolean;
  onClose(): void;
}

type Open = { readonly kind: 'freeze' } | { readonly kind: VersionDeed; readonly version: Version };

/** Dialog on one admission. */
export default function BillVersions({ admissionId, isFreezing = false, onClose }: BillVersionsProps) {
  const { t } = useTranslation('tpa');
  const { canEdit } = useRights(settlementMenu);
  const answer = useAnswer(billTopic, listBillVersions, { admissionId }, { isSilent: true });
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const [open, setOpen] = useState<Open | null>(isFreezing ? { kind: 'freeze' } : null);
  useFocusBack(true);
  const close = () => setOpen(null);
  const all = answer.data;
  const isPrinting = open?.kind === 'print';
  const mayFreeze = canEdit && all?.isOpen === true;
  return (
    <>
      <Dialog
        isOpen={!isPrinting}
        size="wide"
        title={t('version.title')}
        onClose={onClose}
        footer={
          <>
            {mayFreeze && (
              <Button
                me="auto"
                leftSection={<IconSnowflake size={16} aria-hidden />}
                disabled={all.remains === 0}
                onClick={() => setOpen({ kind: 'freeze' })}
              >
                {t('version.freeze')}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {t('close')}
            </Button>
          </>
        }
      >
        <Stack>
          {admission && <PatientBanner admission={admission} place="dialog" />}
          {answer.isError && <Alert color="red">{answer.error.message}</Alert>}
          {!all && !answer.isError && <Skeleton h={200} />}
          {all && <Shown all={all} mayAnswer={canEdit && all.isOpen} onDeed={setOpen} />}
        </Stack>
      </Dialog>
      {open?.kind === 'freeze' && mayFreeze && all.remains > 0 && (
        <OfPatient patient={admission}>
          <FreezeBill admissionId={admissionId} all={all} onClose={close} />
        </OfPatient>
      )}
      {open?.kind === 'answer' && all && (
        <OfPatient patient={admission}>
          <AnswerVersion all={all} version={open.version} onClose={close} />
        </OfPatient>
      )}
      {open?.kind === 'print' && <PrintVersion versionId={open.version.versionId} onClose={close} />}
    </>
  );
}

interface ShownProps {
  readonly all: Versions;
  readonly mayAnswer: boolean;
  onDeed(open: { kind: VersionDeed; version: Version }): void;
}

function Shown({ all, mayAnswer, onDeed }: ShownProps) {
  const { t } = useTranslation('tpa');
  return (
    <>
      <Group gap="4px 24px">
        <Fact label={t('version.netNow')}>{formatMoney(all.net)}</Fact>
        <Fact label={t('version.confirmedTotal')}>{formatMoney(all.confirmed)}</Fact>
        <Fact label={t('version.remains')}>{formatMoney(all.remains)}</Fact>
      </Group>
      {mayAnswer && !all.isDischargeInitiated && <Text c="dimmed">{t('version.initiateFirst')}</Text>}
      {all.versions.length === 0 ? (
        <Text c="dimmed">{t(all.associationId == null ? 'version.noOwnPayer' : 'version.none')}</Text>
      ) : (
        <VersionTable versions={all.versions} mayAnswer={mayAnswer} onDeed={onDeed} />
      )}
    </>
  );
}
