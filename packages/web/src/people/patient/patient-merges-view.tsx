// The records merged into a patient's, and the way back for administrators.

import { undoPatientMerge } from '@charaka/contract/people/patient/patient-record';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useDeeds } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { patientSubject } from './of-patient.tsx';
import { uhidOf } from './patient-facts.ts';
import type { History } from './patient-history.tsx';

type PastMerge = History['merges'][number];

/** Renders nothing when no record was merged into this one. */
export function PatientMergesView({ merges }: { merges: readonly PastMerge[] }) {
  const { t } = useTranslation('patientRecord');
  if (merges.length === 0) return null;
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Title order={2}>{t('merges')}</Title>
        {merges.map((merge) => (
          <MergeLine key={merge.patientMergeId} merge={merge} />
        ))}
      </Stack>
    </Paper>
  );
}

function MergeLine({ merge }: { merge: PastMerge }) {
  const { t } = useTranslation('patientRecord');
  const does = useDeeds();
  const undo = useCommand(undoPatientMerge);
  const names = { name: merge.mergedName, uhid: uhidOf(merge.mergedPatientId) };
  const ask = async () => {
    const isSure = await confirm({
      title: t('merge.undo'),
      about: patientSubject({ patientId: merge.mergedPatientId }),
      text: t('merge.undoText', names),
      confirmLabel: t('merge.undo'),
    });
    if (isSure) undo.mutate({ patientMergeId: merge.patientMergeId });
  };
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text size="sm">{t('merge.line', names)}</Text>
        <Text size="sm" c="dimmed">
          {[t('merge.by', { user: merge.createdByName, at: formatDateTime(merge.createdAt) }), merge.reason]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {does('merge-patients') && merge.isUndoable && (
        <Button variant="default" size="xs" loading={undo.isPending} onClick={() => void ask()}>
          {t('merge.undo')}
        </Button>
      )}
    </Group>
  );
}
