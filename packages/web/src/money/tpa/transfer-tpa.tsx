// The TPA Transfer dialog: the present payer or a new one, and the history (R424-R434).

import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { mayTransferTpa } from '@charaka/rules/stay/admission-state';
import { Button, Group, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { factsOf } from '../../stay/admission/admission-facts.ts';
import type { Admission } from '../../stay/admission/paper-facts.tsx';
import { useViewer } from '../../stay/admission/use-viewer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useFocusBack } from '../../ui/dialog/focus-back.ts';
import { NewPayer } from './new-payer.tsx';
import { PresentPayer } from './present-payer.tsx';
import { TransferHistory } from './transfer-history.tsx';

interface TransferTpaProps {
  readonly admissionId: number;
  onClose(): void;
}

/** Opens at once. Where the payer cannot be changed any more only the history is shown (R335). */
export default function TransferTpa({ admissionId, onClose }: TransferTpaProps) {
  const { t } = useTranslation('tpa');
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const [isDone, setDone] = useState(false);
  useFocusBack(true);
  if (isDone) return <Changed onClose={onClose} />;
  if (!admission) {
    return (
      <Dialog isOpen size="wide" title={t('title')} onClose={onClose}>
        <Skeleton h={240} />
      </Dialog>
    );
  }
  return <Parts admission={admission} onDone={() => setDone(true)} onClose={onClose} />;
}

type Part = 'payer' | 'newPayer' | 'history';

function Parts(props: { admission: Admission; onDone(): void; onClose(): void }) {
  const { t } = useTranslation('tpa');
  const viewer = useViewer();
  const isTransferable = mayTransferTpa(viewer, factsOf(props.admission));
  const [chosen, setChosen] = useState<Part>('payer');
  const part = isTransferable ? chosen : 'history';
  const tabs = isTransferable && (
    <SegmentedControl
      w="max-content"
      aria-label={t('parts')}
      data={[
        { value: 'payer', label: t('payer') },
        { value: 'history', label: t('history') },
      ]}
      value={part === 'history' ? 'history' : 'payer'}
      onChange={(value) => setChosen(value === 'history' ? 'history' : 'payer')}
    />
  );
  const shared = { ...props, tabs };
  if (part === 'history') return <TransferHistory {...shared} />;
  const isNew = part === 'newPayer' || props.admission.associationId == null;
  return isNew ? <NewPayer {...shared} /> : <PresentPayer {...shared} onChangeTpa={() => setChosen('newPayer')} />;
}

/** Says that it is done, in the words of the specification (R434, Q96). */
function Changed({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('tpa');
  return (
    <Dialog isOpen title={t('changedTitle')} onClose={onClose}>
      <Text mb="lg">{t('changedText')}</Text>
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {t('close')}
        </Button>
      </Group>
    </Dialog>
  );
}
