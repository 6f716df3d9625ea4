// The dialog that starts an audit of the assets of a place.
import { startAssetAudit } from '@charaka/contract/supply/asset/asset-audit';
import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { PlaceField, sentPlace } from './place-fields.tsx';

const faultsOf = formChecks(startAssetAudit.input.shape.assetAudit);

const atPlace = ({ departmentId, bedGroupId }: FormErrors): FormErrors =>
  (departmentId ?? bedGroupId) ? { place: departmentId ?? bedGroupId } : {};

interface StartAssetAuditProps {
  onStarted(assetAuditId: number): void;
  onClose(): void;
}

/** Mounted while it is open. */
export default function StartAssetAudit({ onStarted, onClose }: StartAssetAuditProps) {
  const { t } = useTranslation('asset');
  const command = useCommandForm(startAssetAudit, {
    wrapper: 'assetAudit',
    initialValues: { place: null as string | null },
    check: ({ place }) => atPlace(faultsOf(sentPlace(place))),
    sent: ({ place }) => sentPlace(place),
    faultsAt: atPlace,
    onDone: ({ assetAudit }) => onStarted(assetAudit.assetAuditId),
  });
  return (
    <FormDialog title={t('startAudit')} submitLabel={t('startAudit')} {...command} onClose={onClose}>
      <PlaceField label={t('place')} isRequired isFirst {...command.form.getInputProps('place')} />
    </FormDialog>
  );
}
