// The language switcher of the header: the eight languages by their own names (R010, R106, Q169).
import { ActionIcon, Menu } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { languages } from '../kernel/i18n.ts';
import { chooseOwnLanguage } from '../kernel/preferences.ts';

interface LanguageMenuProps {
  /** Label of the button: pages before the log-in have no texts of the shell. */
  readonly label: string;
  readonly isOpenAtFirst?: boolean;
}

/** Changes all texts at once; direction is a setting of its own (Q170). */
export default function LanguageMenu({ label, isOpenAtFirst = false }: LanguageMenuProps) {
  const { i18n } = useTranslation();
  return (
    <Menu position="bottom-end" defaultOpened={isOpenAtFirst}>
      <Menu.Target>
        <ActionIcon size={36} c="var(--mantine-color-text)" color="gray" aria-label={label}>
          <IconLanguage size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={i18n.language} onChange={(code) => void chooseOwnLanguage(code)}>
          {languages.map(({ code, name }) => (
            <Menu.RadioItem key={code} value={code} lang={code}>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
