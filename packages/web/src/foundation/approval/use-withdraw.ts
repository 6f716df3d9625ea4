// Takes an own request back, after a question.
import { withdrawRequest } from '@charaka/contract/foundation/approval/approval';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { type ApprovalRow, subjectOf } from './approval-row.ts';

/** Answers what asks and then takes it back. */
export function useWithdraw(): (request: ApprovalRow) => Promise<void> {
  const { t } = useTranslation('approval');
  const command = useCommand(withdrawRequest);
  return async (request) => {
    const { approvalRequestId } = request;
    const question = {
      title: t('withdrawTitle'),
      text: t('withdrawText', { subject: subjectOf(request) }),
      confirmLabel: t('withdraw'),
      isDangerous: true,
    };
    if (await confirm(question)) command.mutate({ approvalRequest: { approvalRequestId } });
  };
}
