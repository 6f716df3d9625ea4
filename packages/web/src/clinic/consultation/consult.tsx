// The page on which a doctor writes the note of a visit: opened with one call, written by keyboard, signed with one stroke (OP013).

import { getConsultation } from '@charaka/contract/clinic/consultation/consultation';
import { consultationTopic } from '@charaka/contract/clinic/consultation/topics';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { Alert, Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { fullName } from '../../people/patient/patient-facts.ts';
import { type Crumb, Page } from '../../ui/page/page.tsx';
import { AfterSigning } from './after-signing.tsx';
import classes from './consult.module.css';
import { NoteAside } from './note-aside.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteHead } from './note-head.tsx';
import { NoteWays } from './note-ways.tsx';
import type { Opened } from './opened.ts';
import { SignedNote } from './signed-note.tsx';
import { TakeOver } from './take-over.tsx';

/** Route opd/consultation/$visitId. */
export default function Consult() {
  const { t } = useTranslation('consultation');
  const crumbs = useWayHere();
  const { visitId } = useParams({ strict: false }) as { visitId?: string };
  const number = Number(visitId);
  const isNumber = Number.isSafeInteger(number);
  const answer = useAnswer(consultationTopic, getConsultation, { visitId: number }, { isEnabled: isNumber });
  if (answer.data) return <Note key={number} opened={answer.data} />;
  return (
    <Page title={t('title')} crumbs={crumbs}>
      {answer.isError || !isNumber ? (
        <Alert color="red" role="alert">
          {t('notShown')}
        </Alert>
      ) : (
        <Skeleton height={320} />
      )}
    </Page>
  );
}

/** The visits, and the queue that a doctor comes from and goes back to. */
function useWayHere(): readonly Crumb[] {
  const { t } = useTranslation(['consultation', 'queue']);
  return [
    { label: t('visits'), to: `/${visitMenu}` },
    { label: t('queue:title'), to: `/${visitMenu}/queue` },
  ];
}

function Note({ opened }: { opened: Opened }) {
  const crumbs = useWayHere();
  const [isAmending, setAmending] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const does = useDeeds();
  const canEdit = useRights(visitMenu).canEdit && does('clinical-note');
  const { visit, consultation } = opened;
  const { colleagueName } = opened;
  const isOpen =
    canEdit && colleagueName == null && !visit.isCancelled && (consultation.state === 'Draft' || isAmending);
  const signed = () => {
    setAsking(!isAmending);
    setAmending(false);
    setPrinting(true);
  };
  return (
    <Page title={fullName(visit)} crumbs={crumbs} action={<NoteWays opened={opened} />}>
      <NoteHead opened={opened} />
      {canEdit && colleagueName != null && (
        <TakeOver visitId={visit.visitId} patientId={visit.patientId} doctorName={colleagueName} />
      )}
      <div className={classes.columns}>
        {isOpen ? (
          <NoteForm
            key={`${consultation.version} ${isAmending}`}
            opened={opened}
            isAmending={isAmending}
            onSigned={signed}
            onCancel={() => setAmending(false)}
          />
        ) : (
          <SignedNote
            opened={opened}
            isPrinting={isPrinting}
            onPrint={setPrinting}
            onAmend={canEdit ? () => setAmending(true) : undefined}
          />
        )}
        <NoteAside opened={opened} />
      </div>
      {isAsking && !isPrinting && (
        <OfPatient patient={visit}>
          <AfterSigning visit={visit} onClose={() => setAsking(false)} />
        </OfPatient>
      )}
    </Page>
  );
}
