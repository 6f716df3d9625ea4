// The name of an order as screens show it; a confidential test is named in the reader's language (Q270).
import { confidentialTest } from '@charaka/contract/clinic/order/confidential';
import { useTranslation } from 'react-i18next';

/** The name that the server answered, or the words for a confidential test. */
export function useOrderName(): (name: string) => string {
  const { t } = useTranslation('order');
  return (name) => (name === confidentialTest ? t('confidentialTest') : name);
}

/** The same as text of a screen. */
export function OrderName({ name }: { readonly name: string }) {
  return useOrderName()(name);
}
