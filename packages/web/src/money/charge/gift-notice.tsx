// Sum given away on an account and the user's limit; above the limit, the button that requests a second person's approval (Q223).

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { askGiftApproval, getGift, giftField } from '@charaka/contract/money/bill/gift';
import { giftTopic } from '@charaka/contract/money/bill/topics';
import { Alert, Box, Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../kernel/call.ts';
import { formatMoney, formatPercent } from '../../kernel/format.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { TextField } from '../../ui/field/form-fields.tsx';

/** The change about to be made; the server works its figures out. */
export type GiftChange = InputOf<typeof askGiftApproval>['change'];

interface GiftNoticeProps {
  readonly admissionId: number;
  /** The server's error on the last attempt; the approval request opens when the error concerns the sum given away. */
  readonly error: Error | null;
  readonly change: GiftChange;
}

/** Renders nothing when the user has no limit. */
export function GiftNotice({ admissionId, error, change }: GiftNoticeProps) {
  const { t } = useTranslation('charge');
  const gift = useAnswer(giftTopic, getGift, { admissionId }, { isSilent: true }).data;
  if (gift?.limitPercent == null) return null;
  const { approved, limitPercent, limitAmount, isAsked } = gift;
  const percent = formatPercent(limitPercent);
  const isRefused = error instanceof Refusal && error.fields[giftField] !== undefined;
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('giftSoFar', {
          gift: formatMoney(gift.gift),
          percent: formatPercent(gift.giftPercent),
          limit: limitAmount == null ? percent : t('giftLimitOr', { percent, amount: formatMoney(limitAmount) }),
        })}
      </Text>
      {approved && (
        <Alert color="green" role="status">
          {t('giftApproved', { gift: formatMoney(approved.gift), percent: formatPercent(approved.giftPercent) })}
        </Alert>
      )}
      {isAsked && <Alert color="blue">{t('giftAsked')}</Alert>}
      {isRefused && !isAsked && <AskForGift admissionId={admissionId} change={change} sentence={error.message} />}
    </Stack>
  );
}

type AskProps = Pick<GiftNoticeProps, 'admissionId' | 'change'> & { readonly sentence: string };

function AskForGift({ admissionId, change, sentence }: AskProps) {
  const command = useCommand(askGiftApproval);
  return (
    <AskForApproval
      sentence={sentence}
      isAsking={command.isPending}
      onAsk={(reason) => command.mutate({ admissionId, change, reason })}
    />
  );
}

interface AskForApprovalProps {
  /** Why the server refused. */
  readonly sentence: string;
  readonly isAsking: boolean;
  onAsk(reason: string): void;
}

/** The server's sentence, a reason, and the button; Enter in the reason asks. */
export function AskForApproval({ sentence, isAsking, onAsk }: AskForApprovalProps) {
  const { t } = useTranslation('charge');
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (value) => (value.trim() === '' ? t('giftReasonNeeded') : null) },
  });
  // The button that was pressed may stand far from here, in the foot of a long dialog.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void box.current?.scrollIntoView({ block: 'center' }), []);
  const ask = () => {
    if (form.validate().hasErrors || isAsking) return;
    onAsk(form.values.reason);
  };
  // No form element: it may stand in one, which Enter here must not send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    ask();
  };
  return (
    <Alert color="orange" role="alert" ref={box}>
      <Text size="sm">{sentence}</Text>
      <Group align="flex-start" mt="xs">
        <Box flex="1 1 220px" onKeyDown={onKeyDown}>
          <TextField label={t('giftReason')} isRequired maxLength={300} {...form.getInputProps('reason')} />
        </Box>
        <Button mt={24} loading={isAsking} onClick={ask}>
          {t('askForApproval')}
        </Button>
      </Group>
    </Alert>
  );
}
