// Personal settings of a user: the language and the look of the screens (R010, R108, R114-R118).
import { Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../kernel/i18n.ts';
import { chooseOwnLanguage } from '../kernel/preferences.ts';
import { SelectField } from '../ui/field/form-fields.tsx';
import { Page } from '../ui/page/page.tsx';
import { LookForm } from './look-form.tsx';

/** `children` stand below. */
export function ProfileSettings({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('shell');
  return (
    <Page title={t('profile.settings')}>
      <Paper withBorder p="md" maw={480}>
        <Stack gap="lg">
          <SelectField<string>
            label={t('header.language')}
            choices={languages.map(({ code, name }) => ({ value: code, label: name }))}
            value={i18n.language}
            isRequired
            onChange={(code) => code && void chooseOwnLanguage(code)}
          />
          <LookForm />
        </Stack>
      </Paper>
      {children}
    </Page>
  );
}
