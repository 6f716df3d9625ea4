// The laboratory's tests: which charge is measured where, on which specimen; add, change, take out of use and back.

import { labSettingsMenu } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { deleteLabTest, getLabTest, listLabTests, updateLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import { labTestFile } from '@charaka/contract/diagnostics/labtest/lab-test-file';
import { labParameterTopic } from '@charaka/contract/diagnostics/labtest/topics';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { useFreshAnswer } from '../../kernel/stale-edit.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters } from '../../resource/active-records.tsx';
import { RecordList } from '../../resource/record-list.tsx';
import { AddLabTest, sentLabTest } from './add-lab-test.tsx';

type Row = RowOf<typeof listLabTests>;

/** The dialog of a test; one that is there is read with its parameters first. */
function LabTestDialog({ labTestId, onClose }: { labTestId: number; onClose(): void }) {
  const read = useFreshAnswer(useAnswer(labParameterTopic, getLabTest, { labTest: { labTestId } }));
  return read ? <AddLabTest opened={read.labTest} onClose={onClose} /> : null;
}

/** Route lab-settings/test. */
export default function ListLabTests() {
  const { t } = useTranslation(['labtest', 'masters']);
  const list = useList({ defaultSort: { column: 'chargeName', direction: 'asc' } });
  const rows = useRows(labParameterTopic, listLabTests, list, {
    filterParams: activeFilters(list, 'chargeName', 'chargeCode', 'sectionName'),
  });
  const closing = useCommand(deleteLabTest);
  const changing = useCommand(updateLabTest);
  const reopen = ({ labTestId }: Row) => {
    call(getLabTest, { labTest: { labTestId } })
      .then(({ labTest }) => changing.mutate({ labTest: { ...sentLabTest(labTest), labTestId, isActive: true } }))
      .catch(reportFailure);
  };
  return (
    <RecordList
      menuPath={labSettingsMenu}
      name="lab-tests"
      noun={t('labTest.one')}
      nouns={t('labTest.all')}
      list={list}
      rows={rows}
      file={labTestFile}
      columns={[
        { id: 'chargeName', title: t('labTest.charge'), value: (row) => row.chargeName, minWidth: 200 },
        { id: 'chargeCode', title: t('labTest.chargeCode'), value: (row) => row.chargeCode },
        { id: 'sectionName', title: t('labTest.section'), value: (row) => row.sectionName },
        { id: 'specimenName', title: t('labTest.specimen'), value: (row) => row.specimenName },
        { id: 'containerName', title: t('labTest.container'), value: (row) => row.containerName },
        {
          id: 'testKind',
          title: t('labTest.testKind'),
          value: (row) => t(`testKinds.${row.testKind}`),
          isSortable: false,
        },
        { id: 'loincCode', title: t('labTest.loincCode'), value: (row) => row.loincCode, isHiddenAtFirst: true },
        {
          id: 'isInScope',
          title: t('labTest.isInScope'),
          value: (row) => (row.isInScope ? t('masters:yes') : ''),
          isHiddenAtFirst: true,
        },
        {
          id: 'printOrder',
          title: t('labTest.printOrder'),
          value: (row) => row.printOrder,
          isNumeric: true,
          isHiddenAtFirst: true,
        },
        {
          id: 'parameterCount',
          title: t('labTest.parameters'),
          value: (row) => row.parameterCount,
          isNumeric: true,
          isSortable: false,
        },
      ]}
      keyOf={(row) => row.labTestId}
      nameOf={(row) => row.chargeName}
      form={(row, onClose) =>
        row ? (
          <LabTestDialog labTestId={row.labTestId} onClose={onClose} />
        ) : (
          <AddLabTest opened={null} onClose={onClose} />
        )
      }
      onClose={({ labTestId }) => closing.mutate({ labTest: { labTestId } })}
      onReopen={reopen}
    />
  );
}
