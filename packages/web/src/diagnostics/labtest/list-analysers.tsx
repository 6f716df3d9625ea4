// The analysers of the hospital.

import { analysers } from '@charaka/contract/diagnostics/labtest/analyser';
import { useTranslation } from 'react-i18next';
import { RecordScreen } from '../../resource/record-screen.tsx';
import { AddAnalyser } from './add-analyser.tsx';

/** Route lab-settings/analyser. */
export default function ListAnalysers() {
  const { t } = useTranslation('labtest');
  return (
    <RecordScreen
      record={analysers}
      columns={{
        protocol: { value: ({ protocol }) => t(`analyser.protocols.${protocol}`) },
        port: { value: ({ port }) => port },
      }}
      searched={['analyserName', 'model']}
      form={(opened, onClose) => <AddAnalyser opened={opened} onClose={onClose} />}
    />
  );
}
