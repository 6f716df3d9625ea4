// The language switcher of the pages before the log-in: its menu is loaded when it is opened (R010, Q169).
import { ActionIcon } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const LanguageMenu = lazy(() => import('../../shell/language-menu.tsx'));

/** The button alone, and from the first click on the menu with the same button. */
export function LanguageButton() {
  const { t } = useTranslation('access');
  const [isAsked, setAsked] = useState(false);
  const button = (
    <ActionIcon
      size={36}
      c="var(--mantine-color-text)"
      color="gray"
      aria-label={t('login.language')}
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
    >
      <IconLanguage size={18} aria-hidden />
    </ActionIcon>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <LanguageMenu label={t('login.language')} isOpenAtFirst />
    </Suspense>
  );
}
