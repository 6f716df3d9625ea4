// The frame of a page about one admission: its number in the address, the patient's name as title, what goes wrong.

import { menu } from '@charaka/contract/composition/menu';
import { getPatient } from '@charaka/contract/people/patient/patient';
import { patientTopic } from '@charaka/contract/people/patient/topics';
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { Alert, Skeleton } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeeds } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { Patient } from '../../people/patient/patient-form.ts';
import { type Crumb, Page } from '../../ui/page/page.tsx';
import { useAdmissionAddresses } from './admission-addresses.ts';
import { type Admission, patientName } from './paper-facts.tsx';

/** An admission as a page shows it; the registration data come a moment later. */
export interface ShownAdmission {
  readonly admission: Admission;
  readonly patient: Patient | undefined;
}

interface AdmissionPageProps {
  /** Subject of the page when it is not the whole patient. */
  readonly title?: string;
  readonly action?: ReactNode;
  /** True when the content has its own heading, such as the banner of a workspace. */
  readonly hasOwnHeading?: boolean;
  readonly children: (shown: ShownAdmission) => ReactNode;
}

/** The number of the admission that the address names, or null. */
export function useAdmissionId(): number | null {
  const { id } = useSearch({ strict: false }) as { id?: string };
  const admissionId = Number(id);
  return Number.isSafeInteger(admissionId) && admissionId > 0 ? admissionId : null;
}

/** Reads the admission of `?id=` (R062); the list it was opened from is the way back. */
export function AdmissionPage({ title, action, hasOwnHeading = false, children }: AdmissionPageProps) {
  const { t } = useTranslation(['inpatient', 'shell']);
  const admissionId = useAdmissionId();
  const crumbs = useListCrumb();
  const key = { admission: { admissionId: admissionId ?? 0 } };
  const answer = useAnswer(admissionTopic, getAdmission, key, { isEnabled: admissionId !== null, isSilent: true });
  const admission = answer.data?.admission;
  const patientKey = { patient: { patientId: admission?.patientId ?? 0 } };
  const mayRead = useDeeds()('read-chart');
  const patient = useAnswer(patientTopic, getPatient, patientKey, { isEnabled: admission !== undefined && mayRead })
    .data?.patient;
  if (!admission) {
    return (
      <Page title={title ?? t('details')} crumbs={crumbs}>
        {admissionId === null || answer.isError ? (
          <Alert color="red" role="alert" title={t('notShown')}>
            {answer.error?.message}
          </Alert>
        ) : (
          <Skeleton height={220} />
        )}
      </Page>
    );
  }
  const name = patientName(admission);
  return (
    <Page
      key={admissionId}
      title={title ? `${title} · ${name}` : name}
      crumbs={crumbs}
      action={action}
      hasOwnHeading={hasOwnHeading}
    >
      {children({ admission, patient })}
    </Page>
  );
}

function useListCrumb(): Crumb[] {
  const { t } = useTranslation('shell');
  const { list } = useAdmissionAddresses();
  const title = menu.flatMap(({ items }) => items).find(({ path }) => `/${path}` === list)?.title ?? '';
  return [{ label: t(`menu.${title}`, title), to: list }];
}
