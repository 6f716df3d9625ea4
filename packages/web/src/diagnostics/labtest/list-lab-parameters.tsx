// Parameters of the hospital's laboratory: add, change, deactivate and reactivate; and the starting catalogue for a new laboratory.

import { labParameters, listUndecidedChoices } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { addStartingCatalogue } from '@charaka/contract/diagnostics/labtest/lab-test';
import { listRangesFromBirth } from '@charaka/contract/diagnostics/labtest/reference-range';
import { labParameterTopic } from '@charaka/contract/diagnostics/labtest/topics';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { RecordScreen } from '../../resource/record-screen.tsx';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { AddLabParameter } from './add-lab-parameter.tsx';
import { AdultRanges } from './adult-ranges.tsx';
import { UndecidedChoices } from './undecided-choices.tsx';

/** Route lab-settings/parameter. */
export default function ListLabParameters() {
  const { t } = useTranslation('labtest');
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
    <RecordScreen
      record={labParameters}
      searched={['labParameterName', 'code', 'loincCode']}
      columns={{
        valueType: { value: ({ valueType }) => t(`valueTypes.${valueType}`) },
        ucumUnit: { isHiddenAtFirst: true },
        formula: { isHiddenAtFirst: true },
        choices: { isHiddenAtFirst: true },
      }}
      form={(opened, onClose) => <AddLabParameter opened={opened} onClose={onClose} />}
      moreActions={
        <>
          <AdultRanges />
          <UndecidedChoices />
          <Button variant="default" loading={beginning.isPending} onClick={() => void begin()}>
            {t('catalogue')}
          </Button>
        </>
      }
    />
  );
}
