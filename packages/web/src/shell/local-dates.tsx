// Gives date pickers the names of months and days in the language of the user; the order of a date stays the hospital's (R144).
import { DatesProvider } from '@mantine/dates';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  es: () => import('dayjs/locale/es'),
  fr: () => import('dayjs/locale/fr'),
  pt: () => import('dayjs/locale/pt'),
  bn: () => import('dayjs/locale/bn'),
  hi: () => import('dayjs/locale/hi'),
  ta: () => import('dayjs/locale/ta'),
  te: () => import('dayjs/locale/te'),
};

/** English until the names of the language are there. */
export function LocalDates({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const [locale, setLocale] = useState('en');
  const language = i18n.language;
  useEffect(() => {
    let isWanted = true;
    const take = (name: string) => isWanted && setLocale(name);
    const load = loaders[language];
    if (load)
      load()
        .then(() => take(language))
        .catch(() => take('en'));
    else take('en');
    return () => {
      isWanted = false;
    };
  }, [language]);
  return <DatesProvider settings={{ locale }}>{children}</DatesProvider>;
}
