// Asks for the tenant's name where the address tells none; a valid tenant goes on to the log-in (R048, R056, R068).
import { Button, Group, Loader, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportFailure } from '../../kernel/report-failure.ts';
import { ensureTenant, takeUpTenant } from './ensure-tenant.ts';
import { EntryPage } from './entry-page.tsx';

export default function CheckTenant() {
  const { t } = useTranslation('access');
  const navigate = useNavigate();
  const [isChecking, setChecking] = useState(true);
  const form = useForm({
    initialValues: { tenantName: '' },
    validate: { tenantName: (value) => (value.trim() === '' ? t('tenant.required') : null) },
  });
  useEffect(() => {
    ensureTenant()
      .then((found) => {
        if (found.kind === 'valid') return navigate({ to: '/login', replace: true });
        setChecking(false);
      })
      .catch((error: unknown) => {
        setChecking(false);
        reportFailure(error);
      });
  }, [navigate]);
  const submit = async ({ tenantName }: { tenantName: string }) => {
    setChecking(true);
    try {
      const name = tenantName.trim();
      if (await takeUpTenant(name)) await navigate({ to: '/login' });
      else await navigate({ to: '/invalidtenant', search: { name } });
    } catch (error) {
      reportFailure(error);
    } finally {
      setChecking(false);
    }
  };
  return (
    <EntryPage title={t('tenant.title')}>
      <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
        <Stack gap="md">
          <TextInput
            label={t('tenant.name')}
            description={t('tenant.hint')}
            withAsterisk
            autoFocus
            autoComplete="organization"
            {...form.getInputProps('tenantName')}
          />
          <Button type="submit" loading={isChecking}>
            {t('tenant.submit')}
          </Button>
          {isChecking && (
            <Group gap="xs" role="status">
              <Loader size="xs" aria-hidden />
              <Text size="sm">{t('tenant.checking')}</Text>
            </Group>
          )}
        </Stack>
      </form>
    </EntryPage>
  );
}
