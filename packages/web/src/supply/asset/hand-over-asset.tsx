// The dialog that hands an asset over to a place and a custodian, who confirms afterwards.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { handOverAsset } from '@charaka/contract/supply/asset/asset';
import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { AssetRow } from './asset-row.ts';
import { CustodianField, PlaceField, placeValue, sentPlace } from './place-fields.tsx';

type Handed = InputOf<typeof handOverAsset>['asset'];

interface HandOverForm {
  place: string | null;
  placeText: string;
  custodianId: number | null;
  takenBy: string;
  reason: string;
}

const faultsOf = formChecks(handOverAsset.input.shape.asset);

const atFields = ({ departmentId, bedGroupId, ...others }: FormErrors): FormErrors => ({
  ...others,
  ...((departmentId ?? bedGroupId) && { place: departmentId ?? bedGroupId }),
});

/** Mounted while it is open; begins with the place where the asset is. */
export default function HandOverAsset({ asset, onClose }: { asset: AssetRow; onClose(): void }) {
  const { t } = useTranslation('asset');
  const { assetId, assetNo, assetName } = asset;
  const sentOf = ({ place, ...values }: HandOverForm) => inputOf<Handed>({ ...values, ...sentPlace(place), assetId });
  const command = useCommandForm(handOverAsset, {
    wrapper: 'asset',
    initialValues: {
      place: placeValue(asset),
      placeText: asset.placeText ?? '',
      custodianId: null,
      takenBy: '',
      reason: '',
    } as HandOverForm,
    check: (values) => atFields(faultsOf(sentOf(values))),
    sent: sentOf,
    faultsAt: atFields,
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog title={`${assetNo} ${assetName}`} submitLabel={t('handOver')} {...command} onClose={onClose}>
      <Columns cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
        <PlaceField label={t('place')} isRequired isFirst {...form.getInputProps('place')} />
        <TextField label={t('placeText')} maxLength={80} {...form.getInputProps('placeText')} />
        <CustodianField isRequired {...form.getInputProps('custodianId')} />
        <TextField label={t('takenBy')} isRequired maxLength={120} {...form.getInputProps('takenBy')} />
      </Columns>
      <TextField label={t('remark')} maxLength={300} {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
