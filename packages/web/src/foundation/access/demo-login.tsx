// The log-ins of the demo, one for each role, at one click, where the site is a demo (R082, Q160).
import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '../../kernel/site-config.ts';
import { useTenant } from '../../kernel/tenant.ts';
import { Columns } from '../../ui/page/columns.tsx';
import type { LoginValues } from './login-checks.ts';

/** The buttons, or nothing where the site offers no such log-ins for this tenant. */
export function DemoLogin({ isBusy, onChoose }: { isBusy: boolean; onChoose(values: LoginValues): void }) {
  const { t } = useTranslation('access');
  const tenantName = useTenant()?.tenantName;
  const config = useSiteConfig();
  const logins =
    (config?.demoLogin === true && config.demoLogins?.filter((one) => one.tenantName === tenantName)) || [];
  if (logins.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-labelledby="demo-log-ins">
      <Text size="sm" c="dimmed" id="demo-log-ins">
        {t('login.demo')}
      </Text>
      <Columns cols={{ base: 2, xs: 3 }} spacing="xs">
        {logins.map(({ loginName, identity, password }) => (
          <Button
            key={identity}
            variant="default"
            size="xs"
            px={4}
            h="auto"
            mih={30}
            styles={{ label: { whiteSpace: 'normal' } }}
            disabled={isBusy}
            onClick={() => onChoose({ identity, password })}
          >
            {t(`login.demoUser.${loginName}`)}
          </Button>
        ))}
      </Columns>
    </Stack>
  );
}
