// Finds the visit to bill: by name, phone or UHID, or by a scanned number; and asks which visit when there are several.

import { findCounterVisit, type getUnbilledOrders } from '@charaka/contract/clinic/counter/unbilled-orders';
import { mayAddWalkIns } from '@charaka/contract/clinic/encounter/encounter';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { stripPrefix } from '@charaka/rules/list/display-number';
import { Alert, Button } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useMayAsk } from '../../kernel/rights.ts';
import { currentSession } from '../../kernel/session.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { PatientCard } from '../../people/patient/patient-card.tsx';
import { PatientSearchField } from '../../people/patient/patient-typeahead.tsx';
import { stayNumberOf } from '../../stay/admission/admission-facts.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { AddDirectEncounter } from './add-direct-encounter.tsx';

interface Chosen {
  readonly patientId: number | null;
  readonly encounterId: number | null;
}

interface WhoseBillProps extends Chosen {
  /** Those of the patient, once they are found. */
  readonly visits: OutputOf<typeof getUnbilledOrders>['visits'] | null;
  /** Their stay that is not over: its work is billed there, not here (Q256). */
  readonly openStay: OutputOf<typeof getUnbilledOrders>['openStay'];
  onChoose(chosen: Chosen): void;
}

/** The search, then the patient with their visits. */
export function WhoseBill({ patientId, encounterId, visits, openStay, onChoose }: WhoseBillProps) {
  const { t } = useTranslation('counter');
  if (patientId === null) return <FindPatient onChoose={onChoose} />;
  const choices = (visits ?? []).map((visit) => ({
    value: visit.encounterId,
    label: [visit.opdNumber, visit.doctorName, formatDateTime(visit.openedAt)].filter(Boolean).join(' · '),
  }));
  return (
    <>
      <PatientCard patientId={patientId} onChange={() => onChoose({ patientId: null, encounterId: null })} />
      {openStay && (
        <Alert color="yellow">{t('openStay', { number: stayNumberOf(openStay), bed: openStay.bedName })}</Alert>
      )}
      {visits?.length === 0 && <Alert color="yellow">{t('noVisit')}</Alert>}
      <WalkInButton patientId={patientId} onAdded={(added) => onChoose({ patientId, encounterId: added })} />
      {choices.length > 0 && (
        <SelectField
          label={t('visit')}
          isRequired
          choices={choices}
          value={encounterId}
          onChange={(chosen) => onChoose({ patientId, encounterId: chosen ?? null })}
        />
      )}
    </>
  );
}

/** For a patient with a paper from outside: the bill goes to an encounter without a visit. */
function WalkInButton({ patientId, onAdded }: { readonly patientId: number; onAdded(encounterId: number): void }) {
  const { t } = useTranslation('counter');
  const [isOpen, setOpen] = useState(false);
  const mayAdd = useMayAsk(mayAddWalkIns);
  if (!mayAdd) return null;
  return (
    <>
      <Button variant="default" w="fit-content" onClick={() => setOpen(true)}>
        {t('walkIn.offer')}
      </Button>
      {isOpen && (
        <OfPatient patient={{ patientId }}>
          <AddDirectEncounter
            patientId={patientId}
            onAdded={(encounterId) => {
              setOpen(false);
              onAdded(encounterId);
            }}
            onClose={() => setOpen(false)}
          />
        </OfPatient>
      )}
    </>
  );
}

/** A scanner types a number and Enter faster than the search answers: then the number itself is looked up. */
function FindPatient({ onChoose }: Pick<WhoseBillProps, 'onChoose'>) {
  const { t } = useTranslation('counter');
  const [search, setSearch] = useState('');
  const find = useCommand(findCounterVisit, {
    onDone: ({ patientId, encounterId }) => onChoose({ patientId, encounterId: encounterId ?? null }),
  });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    if (target.getAttribute('aria-activedescendant')) return;
    const number = stripPrefix(target.value.trim(), [currentSession()?.hospital?.patientRegistrationPrefix ?? '']);
    if (!/^\d+(\/\d+)?$/.test(number)) return;
    event.preventDefault();
    event.stopPropagation();
    find.mutate({ number });
  };
  return (
    <div onKeyDownCapture={press}>
      <PatientSearchField
        label={t('patientOrNumber')}
        isRequired
        isFirst
        value={search}
        onPick={(patient, typed) => {
          setSearch(typed);
          if (patient) onChoose({ patientId: patient.patientId, encounterId: null });
        }}
      />
    </div>
  );
}
