// The mail server of the hospital: what is set, changed in a dialog, tried with a test mail.

import { getMailSetting, sendTestMail } from '@charaka/contract/foundation/gateway/mail';
import { gatewayMenu } from '@charaka/contract/foundation/gateway/secret';
import { gatewayTopic } from '@charaka/contract/foundation/gateway/topics';
import { Alert, Button, Paper, Skeleton, Stack, Table } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { TextField } from '../../ui/field/form-fields.tsx';
import { GatewayPage } from './gateway-page.tsx';
import { type MailSetting, MailSettingDialog } from './mail-setting-dialog.tsx';
import { secretWords } from './secret-fields.tsx';
import { TestMessage } from './test-message.tsx';

/** Route gateway-settings/mail. */
export default function ViewMailSetting() {
  const { t } = useTranslation('gateway');
  const { canEdit } = useRights(gatewayMenu);
  const answer = useAnswer(gatewayTopic, getMailSetting, {});
  const [isOpen, setOpen] = useState(false);
  const testing = useCommand(sendTestMail);
  const email = answer.data?.email ?? null;
  return (
    <GatewayPage
      name="mail"
      action={
        canEdit &&
        answer.data && (
          <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setOpen(true)}>
            {t(email ? 'mail.change' : 'mail.set')}
          </Button>
        )
      }
    >
      {!answer.data && <Skeleton h={200} />}
      {answer.data && !email && <Alert color="blue">{t('mail.none')}</Alert>}
      {email && (
        <Stack gap="md">
          <MailFacts email={email} />
          {canEdit && (
            <TestMessage
              title={t('mail.test')}
              isSending={testing.isPending}
              messageId={testing.data?.messageId ?? null}
              isDisabled={!email.isActive}
              onSend={(emailAddress) => testing.mutate({ emailAddress })}
              field={(value, onChange) => (
                <TextField label={t('mail.to')} type="email" value={value} onChange={(text) => onChange(text ?? '')} />
              )}
            />
          )}
        </Stack>
      )}
      {isOpen && <MailSettingDialog email={email} onClose={() => setOpen(false)} />}
    </GatewayPage>
  );
}

function MailFacts({ email }: { email: MailSetting }) {
  const { t } = useTranslation('gateway');
  const facts = [
    [t('mail.smtpServer'), `${email.smtpServer}:${email.smtpPort}`],
    [t('mail.security'), t(`mail.securities.${email.security}`)],
    [t('mail.smtpUsername'), email.smtpUsername ?? '–'],
    [t('secret.smtpPassword'), secretWords(t, email.secrets[0])],
    [t('mail.from'), [email.fromName, `<${email.fromAddress}>`].filter(Boolean).join(' ')],
    [t('status'), t(email.isActive ? 'active' : 'inactive')],
  ];
  return (
    <Paper withBorder p="sm">
      <Table variant="vertical" layout="fixed" aria-label={t('mail.facts')}>
        <Table.Tbody>
          {facts.map(([label, value]) => (
            <Table.Tr key={label}>
              <Table.Th w={160}>{label}</Table.Th>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
