// The table of a payment's amounts by mode, as receipts and memos print it (R534).
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import { modesOf } from './payment-record.ts';

interface ModesPaperProps {
  readonly paid: Parameters<typeof modesOf>[0];
  /** The rows below, of three columns: sums. */
  readonly children: ReactNode;
}

/** A row for each mode with an amount. */
export function ModesPaper({ paid, children }: ModesPaperProps) {
  const { t } = useTranslation(['paper', 'payment']);
  return (
    <table className="paper-table">
      <thead>
        <tr>
          <th>{t('mode')}</th>
          <th>{t('reference')}</th>
          <th className="numeric">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {modesOf(paid).map(({ mode, reference, paise }) => (
          <tr key={mode}>
            <td>{t(`payment:modes.${mode}`)}</td>
            <td>{reference}</td>
            <td className="numeric">{formatMoney(paise)}</td>
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  );
}
