// The call about critical values of a work, from verification and amendments (LB044, Q248).
import { addLabCall } from '@charaka/contract/diagnostics/laboratory/verify';
import { CallForm } from '../../clinic/order/call-form.tsx';
import { useCommand } from '../../kernel/use-answer.ts';
import { patientLine } from '../../people/patient/patient-facts.ts';

interface AddLabCallProps {
  readonly labWorkId: number;
  readonly patient: Parameters<typeof patientLine>[0];
  readonly doctor: { readonly orderedByName: string; readonly orderedByPhone?: string | null | undefined };
  readonly testName: string;
  readonly values: Parameters<typeof CallForm>[0]['values'];
  onClose(): void;
}

/** Mounted while it is open. */
export function AddLabCall({ labWorkId, patient, doctor, testName, values, onClose }: AddLabCallProps) {
  const command = useCommand(addLabCall, { onDone: onClose });
  return (
    <CallForm
      patient={patientLine(patient)}
      orderName={testName}
      values={values}
      words={null}
      doctorName={doctor.orderedByName}
      doctorPhone={doctor.orderedByPhone ?? null}
      isSubmitting={command.isPending}
      onSave={({ toldTo, ...call }) => command.mutate({ call: { labWorkId, toldName: toldTo, ...call } })}
      onClose={onClose}
    />
  );
}
