// The dialog that records what came back of a gate pass, by its lines.
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { getGatePass, returnGatePass } from '@charaka/contract/supply/asset/gate-pass';
import { gatePassTopic } from '@charaka/contract/supply/asset/topics';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField } from '../../ui/field/form-fields.tsx';

type Returned = InputOf<typeof returnGatePass>['gatePass'];
type GatePass = OutputOf<typeof getGatePass>['gatePass'];

const faultsOf = formChecks(returnGatePass.input.shape.gatePass);

/** Waits for the pass. */
export default function ReturnGatePass({ gatePassId, onClose }: { gatePassId: number; onClose(): void }) {
  const pass = useAnswer(gatePassTopic, getGatePass, { gatePassId }).data?.gatePass;
  return pass ? <ReturnForm pass={pass} onClose={onClose} /> : null;
}

function ReturnForm({ pass, onClose }: { pass: GatePass; onClose(): void }) {
  const { t } = useTranslation('asset');
  const open = pass.lines.filter(({ quantity, backQuantity }) => backQuantity < quantity);
  const sentOf = ({ quantities }: { quantities: Readonly<Record<number, number | string>> }): Returned => ({
    gatePassId: pass.gatePassId,
    lines: open.map(({ gatePassLineId }) => ({ gatePassLineId, quantity: Number(quantities[gatePassLineId] || 0) })),
  });
  const command = useCommandForm(returnGatePass, {
    wrapper: 'gatePass',
    initialValues: {
      quantities: Object.fromEntries(
        open.map(({ gatePassLineId, quantity, backQuantity }) => [gatePassLineId, quantity - backQuantity]),
      ) as Readonly<Record<number, number | string>>,
    },
    check: (values) => faultsOf(sentOf(values)),
    sent: sentOf,
    onDone: onClose,
  });
  const { form } = command;
  const { quantities } = form.values;
  return (
    <FormDialog
      title={t('passOf', { number: pass.passNo })}
      submitLabel={t('recordReturn')}
      {...command}
      onClose={onClose}
    >
      {open.map(({ gatePassLineId, assetNo, thing, quantity, backQuantity }, index) => (
        <NumberField
          key={gatePassLineId}
          label={[assetNo, thing].filter(Boolean).join(' ')}
          description={t('stillOut', { count: quantity - backQuantity })}
          isFirst={index === 0}
          max={quantity - backQuantity}
          value={quantities[gatePassLineId] ?? ''}
          error={form.errors[`lines.${index}.quantity`]}
          onChange={(typed) => form.setFieldValue('quantities', { ...quantities, [gatePassLineId]: typed ?? '' })}
        />
      ))}
    </FormDialog>
  );
}
