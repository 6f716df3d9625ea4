// Withdrawing a report beside its paper: proposed with a reason, approved or declined by another person (LB040, LB048).
import { mayVerify } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { decideWithdrawal, withdrawReport } from '@charaka/contract/diagnostics/laboratory/lab-withdrawal';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useMayAsk } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import type { Report } from './lab-report-paper.tsx';

interface WithdrawReportProps {
  readonly report: Report;
  /** Opens the version that a decision made. */
  onDone(reportId: number): void;
}

/** A button to propose it, or what waits with the decision of another person. */
export function WithdrawReport({ report: { reportId, reportNo, status, withdrawal }, onDone }: WithdrawReportProps) {
  const { t } = useTranslation('laboratory');
  const canEdit = useMayAsk(mayVerify);
  const [isAsking, setAsking] = useState(false);
  const propose = useCommand(withdrawReport, { onDone: () => setAsking(false) });
  const decide = useCommand(decideWithdrawal, { onDone: (answer) => onDone(answer.reportId) });
  if (status === 'Withdrawn' || (!withdrawal && !canEdit)) return null;
  if (!withdrawal)
    return (
      <>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('withdraw')}
        </Button>
        {isAsking && (
          <ReasonDialog
            title={t('withdrawTitle', { number: reportNo })}
            submitLabel={t('withdraw')}
            isSubmitting={propose.isPending}
            atLeast={10}
            onSave={(reason) => propose.mutate({ reportId, reason })}
            onClose={() => setAsking(false)}
          />
        )}
      </>
    );
  const { reason, proposedByName, proposedAt, isForCaller } = withdrawal;
  return (
    <Group gap="xs">
      <Text size="sm" fw={600}>
        {t('withdrawalWaits', { name: proposedByName, at: formatDateTime(proposedAt), reason })}
      </Text>
      {canEdit && isForCaller && (
        <Button loading={decide.isPending} onClick={() => decide.mutate({ reportId, isApproved: true })}>
          {t('approveWithdrawal')}
        </Button>
      )}
      {canEdit && (
        <Button variant="default" onClick={() => decide.mutate({ reportId, isApproved: false })}>
          {t('declineWithdrawal')}
        </Button>
      )}
    </Group>
  );
}
