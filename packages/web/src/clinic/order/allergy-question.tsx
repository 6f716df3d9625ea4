// Asks once whether the patient has allergies, before what may harm is ordered (OR009); the answer stays in the chart, with who gave it.

import { setAllergyStatus } from '@charaka/contract/clinic/chart/chart';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import { patientMenu } from '@charaka/contract/people/patient/patient';
import { Alert, Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { refreshTopics } from '../../kernel/topics.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { AllergyDialog } from '../chart/allergy-dialog.tsx';

/** A user who may not change the chart is told to have a colleague ask. */
export function AllergyQuestion({ patientId }: { readonly patientId: number }) {
  const { t } = useTranslation(['orderable', 'chart']);
  const queries = useQueryClient();
  const [isNoting, setNoting] = useState(false);
  const ofVisits = useRights(visitMenu).canEdit;
  const ofPatients = useRights(patientMenu).canEdit;
  const ask = () => refreshTopics(queries, [orderTopic]);
  const none = useCommand(setAllergyStatus, { onDone: ask });
  return (
    <Alert color="orange" title={t('allergyQuestion')}>
      {(ofVisits || ofPatients) && (
        <Group gap="xs" data-answer>
          <Button
            variant="default"
            loading={none.isPending}
            onClick={() => none.mutate({ patientId, status: 'NoneKnown' })}
          >
            {t('chart:noneKnown')}
          </Button>
          <Button variant="default" onClick={() => setNoting(true)}>
            {t('chart:addAllergy')}
          </Button>
        </Group>
      )}
      {isNoting && (
        <OfPatient patient={{ patientId }}>
          <AllergyDialog
            patientId={patientId}
            allergy={null}
            onClose={() => {
              setNoting(false);
              ask();
            }}
          />
        </OfPatient>
      )}
    </Alert>
  );
}
