// Shown on a sheet while its data loads: an empty sheet would look like a finished paper without content.
import { useTranslation } from 'react-i18next';

/** Said aloud as well. */
export function PaperWaiting() {
  const { t } = useTranslation('kernel');
  return <p role="status">{t('field.loading')}</p>;
}
