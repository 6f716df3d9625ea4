// The dialog that puts an asset into use and into the books, once.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { capitalise } from '@charaka/contract/supply/asset/asset';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { formatAmount, today } from '../../kernel/format.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import type { AssetRow } from './asset-row.ts';

type Used = InputOf<typeof capitalise>['asset'];

const faultsOf = formChecks(capitalise.input.shape.asset);

/** Mounted while it is open. */
export default function CapitaliseAsset({ asset, onClose }: { asset: AssetRow; onClose(): void }) {
  const { t } = useTranslation('asset');
  const { assetId, assetNo, assetName, acceptedOn, cost } = asset;
  const sentOf = ({ capitalisedOn }: { capitalisedOn: string | null }): Used => ({
    assetId,
    capitalisedOn: capitalisedOn ?? '',
  });
  const command = useCommandForm(capitalise, {
    wrapper: 'asset',
    initialValues: { capitalisedOn: null as string | null },
    check: (values) => faultsOf(sentOf(values)),
    sent: sentOf,
    onDone: onClose,
  });
  return (
    <FormDialog title={`${assetNo} ${assetName}`} submitLabel={t('capitalise')} {...command} onClose={onClose}>
      <Text>{t('capitaliseText', { sum: formatAmount(cost ?? 0) })}</Text>
      <DateField
        label={t('capitalisedOn')}
        isRequired
        isFirst
        from={acceptedOn}
        to={today()}
        {...command.form.getInputProps('capitalisedOn')}
      />
    </FormDialog>
  );
}
