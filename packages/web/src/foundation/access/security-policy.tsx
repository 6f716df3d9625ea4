// Log-in policy of the tenant: users who need a second factor, session lengths, the amount from which money is confirmed (PS033, PS035).

import { getPolicy, SECURITY_MENU_PATH, savePolicy } from '@charaka/contract/foundation/access/security';
import { securityTopic } from '@charaka/contract/foundation/access/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { factorPolicies } from '@charaka/rules/access/second-factor';
import { Button, Group, Paper, Skeleton, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { MoneyField, NumberField, SelectField } from '../../ui/field/form-fields.tsx';
import { SecurityPage } from './security-page.tsx';

type Policy = OutputOf<typeof getPolicy>['policy'];

/** Route security/policy. */
export default function SecurityPolicy() {
  const { data } = useAnswer(securityTopic, getPolicy, {});
  return (
    <SecurityPage name="policy">
      {data ? <PolicyForm key={JSON.stringify(data.policy)} policy={data.policy} /> : <Skeleton h={240} maw={640} />}
    </SecurityPage>
  );
}

function PolicyForm({ policy }: { policy: Policy }) {
  const { t } = useTranslation('access');
  const { canEdit } = useRights(SECURITY_MENU_PATH);
  const command = useCommand(savePolicy);
  const form = useForm({ initialValues: { ...policy, stepUpAbove: policy.stepUpAbove / 100 } });
  return (
    <Paper withBorder p="md" maw={640} component="section">
      <form noValidate onSubmit={form.onSubmit((values) => command.mutate({ policy: values }))}>
        <Stack gap="md">
          <SelectField
            label={t('security.factorFor')}
            isRequired
            isClearable={false}
            choices={factorPolicies.map((value) => ({ value, label: t(`security.${value}`) }))}
            {...form.getInputProps('factorFor')}
          />
          <NumberField label={t('security.hours')} isRequired {...form.getInputProps('sessionHours')} />
          <MoneyField label={t('security.limit')} isRequired {...form.getInputProps('stepUpAbove')} />
          <Group justify="flex-end">
            <Button type="submit" loading={command.isPending} disabled={!canEdit || !form.isDirty()}>
              {t('security.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
