// Decides a request: the figures, why it is asked for, and two ways out; to refuse needs a note.
import { approveRequest, refuseRequest } from '@charaka/contract/foundation/approval/approval';
import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextAreaField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Fact, Figure } from '../../ui/page/fact.tsx';
import { type ApprovalRow, reasonOf, subjectOf } from './approval-row.ts';
import { factText } from './fact-text.ts';

interface DecideProps {
  readonly request: ApprovalRow;
  onClose(): void;
}

/** Mounted while it is open. Enter in the note does not decide. */
export function DecideApproval({ request, onClose }: DecideProps) {
  const { t } = useTranslation('approval');
  const { approvalRequestId } = request;
  const form = useForm({ initialValues: { note: '' } });
  const options = { onDone: onClose };
  const approving = useCommand(approveRequest, options);
  const refusing = useCommand(refuseRequest, options);
  const isBusy = approving.isPending || refusing.isPending;
  const note = form.values.note.trim();
  const refuse = () => {
    if (note === '') form.setErrors({ note: t('noteHint') });
    else refusing.mutate({ approvalRequest: { approvalRequestId, note } });
  };
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('decideTitle')}
      isChanged={form.isDirty()}
      onClose={onClose}
      footer={
        <Group gap="sm">
          <Button variant="default" color="red" disabled={isBusy} onClick={refuse}>
            {t('refuse')}
          </Button>
          <Button
            loading={isBusy}
            data-autofocus
            onClick={() => approving.mutate({ approvalRequest: { approvalRequestId, note } })}
          >
            {t('approve')}
          </Button>
        </Group>
      }
    >
      <Stack>
        <RequestFacts request={request} />
        <TextAreaField label={t('note')} maxLength={300} {...form.getInputProps('note')} />
      </Stack>
    </Dialog>
  );
}

function RequestFacts({ request }: Pick<DecideProps, 'request'>) {
  const { t } = useTranslation('approval');
  return (
    <>
      <Columns component="dl" cols={{ base: 1, xs: 2 }} spacing="sm" m={0}>
        <Fact label={t('kind')}>{t(`kinds.${request.kind}`)}</Fact>
        <Fact label={t('subject')}>{subjectOf(request)}</Fact>
        <Fact label={t('askedBy')}>{request.askedByName}</Fact>
        <Fact label={t('askedAt')}>{formatDateTime(request.askedAt)}</Fact>
      </Columns>
      <Columns component="dl" cols={{ base: 2, xs: 3 }} spacing="sm" m={0}>
        {request.facts.map((fact) => (
          <Figure key={fact.name} label={t(`facts.${fact.name}`)} weight={600}>
            {factText(fact)}
          </Figure>
        ))}
      </Columns>
      <dl style={{ margin: 0 }}>
        <Fact label={t('reason')}>{reasonOf(request)}</Fact>
      </dl>
    </>
  );
}
