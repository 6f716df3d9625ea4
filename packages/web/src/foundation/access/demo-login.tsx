// The demo's administrator at one click, where the site is a demo (R082, Q160).
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '../../kernel/site-config.ts';
import { useTenant } from '../../kernel/tenant.ts';
import type { LoginValues } from './login-checks.ts';

/** The button, or nothing where the site offers no such log-in for this tenant. */
export function DemoLogin({ isBusy, onChoose }: { isBusy: boolean; onChoose(values: LoginValues): void }) {
  const { t } = useTranslation('access');
  const tenantName = useTenant()?.tenantName;
  const config = useSiteConfig();
  const login = config?.demoLogin === true && config.demoLogins?.find((one) => one.tenantName === tenantName);
  if (!login) return null;
  const { identity, password } = login;
  return (
    <Button variant="default" fullWidth disabled={isBusy} onClick={() => onChoose({ identity, password })}>
      {t('login.demo')}
    </Button>
  );
}
