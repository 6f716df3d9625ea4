// Reads the versions of a discharge summary: one at a time, to be printed, or amended by a new one.

import { amendSummary } from '@charaka/contract/stay/discharge/discharge-summary';
import { Button, Stack, Text } from '@mantine/core';
import { IconPencil, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useDeeds } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { SignedVersions, VersionChoice } from '../../ui/page/signed-versions.tsx';
import type { Admission } from '../admission/paper-facts.tsx';
import { PatientBanner } from '../admission/patient-banner.tsx';
import { SummarySections } from './summary-sections.tsx';
import type { Summary } from './summary-values.ts';

interface SummaryViewProps {
  readonly admission: Admission;
  /** The last one first; there is one at least. */
  readonly summaries: readonly Summary[];
  onPrint(summary: Summary): void;
  onClose(): void;
}

/** A draft that the user may not write is read like a signed version. */
export function SummaryView({ admission, summaries, onPrint, onClose }: SummaryViewProps) {
  const { t } = useTranslation('discharge');
  const { t: shared } = useTranslation('kernel');
  const does = useDeeds();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isAmending, setAmending] = useState(false);
  const shown = summaries.find(({ versionNo }) => versionNo === chosen) ?? summaries[0];
  if (!shown) return null;
  const mayAmend = does('discharge-summary') && summaries[0]?.signedAt != null;
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('summary.title')}
      onClose={onClose}
      footer={
        <>
          {mayAmend && (
            <Button
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={() => setAmending(true)}
            >
              {t('summary.amend')}
            </Button>
          )}
          <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => onPrint(shown)}>
            {t('summary.print')}
          </Button>
        </>
      }
    >
      <Stack gap="xs">
        <PatientBanner admission={admission} place="dialog" />
        <VersionChoice versions={summaries} shownNo={shown.versionNo} onShow={setChosen} />
        {shown.signedAt ? (
          <SignedVersions versions={[shown]} />
        ) : (
          <Text size="sm" c="dimmed">
            {[
              t('summary.draftOf', { name: shown.savedByName, at: formatDateTime(shown.savedAt) }),
              shown.amendmentReason && shared('versions.because', { reason: shown.amendmentReason }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        )}
        <SummarySections summary={shown} />
      </Stack>
      {isAmending && (
        <OfPatient patient={admission}>
          <Amend admissionId={admission.admissionId} onClose={() => setAmending(false)} />
        </OfPatient>
      )}
    </Dialog>
  );
}

function Amend({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('discharge');
  const command = useCommand(amendSummary, { onDone: onClose });
  return (
    <ReasonDialog
      title={t('summary.amend')}
      isSubmitting={command.isPending}
      submitLabel={t('summary.amend')}
      onSave={(reason) => command.mutate({ summary: { admissionId, reason } })}
      onClose={onClose}
    >
      <Text size="sm">{t('summary.amendText')}</Text>
    </ReasonDialog>
  );
}
