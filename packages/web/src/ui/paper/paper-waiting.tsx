// What stands on a sheet while what shall be printed is read: an empty sheet would look like a paper that says nothing.
import { useTranslation } from 'react-i18next';

/** Said aloud as well. */
export function PaperWaiting() {
  const { t } = useTranslation('kernel');
  return <p role="status">{t('field.loading')}</p>;
}
