// The analysers of the hospital: add, change, take out of use and back.

import { deleteAnalyser, listAnalysers, updateAnalyser } from '@charaka/contract/diagnostics/labtest/analyser';
import { labSettingsMenu } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { analyserTopic } from '@charaka/contract/diagnostics/labtest/topics';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters } from '../../resource/active-records.tsx';
import { RecordList } from '../../resource/record-list.tsx';
import { AddAnalyser, sentAnalyser } from './add-analyser.tsx';

/** Route lab-settings/analyser. */
export default function ListAnalysers() {
  const { t } = useTranslation(['labtest', 'masters']);
  const list = useList({ defaultSort: { column: 'analyserName', direction: 'asc' } });
  const rows = useRows(analyserTopic, listAnalysers, list, {
    filterParams: activeFilters(list, 'analyserName', 'model'),
  });
  const closing = useCommand(deleteAnalyser);
  const changing = useCommand(updateAnalyser);
  return (
    <RecordList
      menuPath={labSettingsMenu}
      name="analysers"
      noun={t('analyser.one')}
      nouns={t('analyser.all')}
      list={list}
      rows={rows}
      columns={[
        { id: 'analyserName', title: t('analyser.analyserName'), value: (row) => row.analyserName, minWidth: 180 },
        { id: 'model', title: t('analyser.model'), value: (row) => row.model },
        { id: 'protocol', title: t('analyser.protocol'), value: (row) => t(`analyser.protocols.${row.protocol}`) },
        { id: 'port', title: t('analyser.port'), value: (row) => row.port, isNumeric: true },
        { id: 'serialNo', title: t('analyser.serialNo'), value: (row) => row.serialNo },
      ]}
      keyOf={(row) => row.analyserId}
      nameOf={(row) => row.analyserName}
      form={(row, onClose) => <AddAnalyser opened={row} onClose={onClose} />}
      onClose={({ analyserId }) => closing.mutate({ analyser: { analyserId } })}
      onReopen={(row) =>
        changing.mutate({ analyser: { ...sentAnalyser(row), analyserId: row.analyserId, isActive: true } })
      }
    />
  );
}
