// Says above a released result that an amendment of it waits to be signed: until then it stands (LB048).
import type { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';

type Waiting = OutputOf<typeof getLabReport>['report']['amendment'];

/** Renders nothing when no amendment is pending. */
export function AmendmentWaits({ amendment }: { amendment: Waiting }) {
  const { t } = useTranslation('laboratory');
  if (!amendment) return null;
  const { amendReason, proposedAt, proposedByName } = amendment;
  return (
    <Alert color="orange" role="note" title={t('amendmentWaits')}>
      {t('amendmentWaitsOf', { reason: amendReason, name: proposedByName, at: formatDateTime(proposedAt) })}
    </Alert>
  );
}
