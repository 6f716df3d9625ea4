// Parameters of the hospital's laboratory: add, change, deactivate and reactivate; and the starting catalogue for a new laboratory.

import {
  deleteLabParameter,
  labSettingsMenu,
  listLabParameters,
  listUndecidedChoices,
  updateLabParameter,
} from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { addStartingCatalogue } from '@charaka/contract/diagnostics/labtest/lab-test';
import { listRangesFromBirth } from '@charaka/contract/diagnostics/labtest/reference-range';
import { labParameterTopic } from '@charaka/contract/diagnostics/labtest/topics';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters } from '../../resource/active-records.tsx';
import { RecordList } from '../../resource/record-list.tsx';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { AddLabParameter, sentParameter } from './add-lab-parameter.tsx';
import { AdultRanges } from './adult-ranges.tsx';
import { UndecidedChoices } from './undecided-choices.tsx';

/** Route lab-settings/parameter. */
export default function ListLabParameters() {
  const { t } = useTranslation(['labtest', 'masters']);
  const list = useList({ defaultSort: { column: 'parameterName', direction: 'asc' } });
  const rows = useRows(labParameterTopic, listLabParameters, list, {
    filterParams: activeFilters(list, 'parameterName', 'parameterCode', 'loincCode'),
  });
  const closing = useCommand(deleteLabParameter);
  const changing = useCommand(updateLabParameter);
  const beginning = useCommand(addStartingCatalogue);
  // Buttons that came after the list would push it down.
  const isWaiting = [
    useAnswer(labParameterTopic, listRangesFromBirth, {}),
    useAnswer(labParameterTopic, listUndecidedChoices, {}),
  ].some(({ isPending }) => isPending);
  const begin = async () => {
    if (await confirm({ title: t('catalogue'), text: t('catalogueText'), confirmLabel: t('catalogueTake') }))
      beginning.mutate({});
  };
  if (isWaiting) return null;
  return (
    <RecordList
      menuPath={labSettingsMenu}
      name="lab-parameters"
      noun={t('labParameter.one')}
      nouns={t('labParameter.all')}
      list={list}
      rows={rows}
      moreActions={
        <>
          <AdultRanges />
          <UndecidedChoices />
          <Button variant="default" loading={beginning.isPending} onClick={() => void begin()}>
            {t('catalogue')}
          </Button>
        </>
      }
      columns={[
        {
          id: 'parameterName',
          title: t('labParameter.labParameterName'),
          value: (row) => row.labParameterName,
          minWidth: 180,
        },
        { id: 'parameterCode', title: t('labParameter.code'), value: (row) => row.code },
        { id: 'valueType', title: t('labParameter.valueType'), value: (row) => t(`valueTypes.${row.valueType}`) },
        { id: 'shownUnit', title: t('labParameter.shownUnit'), value: (row) => row.shownUnit },
        { id: 'loincCode', title: t('labParameter.loincCode'), value: (row) => row.loincCode },
        { id: 'decimals', title: t('labParameter.decimals'), value: (row) => row.decimals, isNumeric: true },
        { id: 'formula', title: t('labParameter.formula'), value: (row) => row.formula, isHiddenAtFirst: true },
      ]}
      keyOf={(row) => row.labParameterId}
      nameOf={(row) => row.labParameterName}
      form={(row, onClose) => <AddLabParameter opened={row} onClose={onClose} />}
      onClose={({ labParameterId }) => closing.mutate({ labParameter: { labParameterId } })}
      onReopen={(row) =>
        changing.mutate({
          labParameter: { ...sentParameter(row), labParameterId: row.labParameterId, isActive: true },
        })
      }
    />
  );
}
