// The admission and consent form on paper (R526, Q149, Q154, Q157).

import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionFormPaper } from '@charaka/contract/stay/admission/papers';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { NativeSelect } from '@mantine/core';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { languages, paperTexts, textsIn } from '../../kernel/i18n.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks, PaperField } from '../../ui/paper/paper-blocks.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { BlankLine, Consent } from './consent-paper.tsx';
import { PaperEnd } from './paper-end.tsx';
import { type Admission, PaperFacts } from './paper-facts.tsx';
import { useStayWord } from './stay-words.ts';

/** Under the letterhead of the IPD bill (R526). */
export default function PrintAdmission({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('admission');
  const answer = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } });
  const letterhead = useLetterhead(admissionFormPaper);
  const admission = answer.data?.admission;
  const [language, setLanguage] = useState('en');
  const texts = useTextsIn(language);
  const chooser = (
    <NativeSelect
      size="xs"
      aria-label={t('consentLanguage')}
      data={languages.map(({ code, name }) => ({ value: code, label: name }))}
      value={language}
      onChange={(event) => setLanguage(event.currentTarget.value)}
    />
  );
  return (
    <PrintSheet
      title={t('admissionForm')}
      letterhead={letterhead}
      choices={chooser}
      isReady={admission !== undefined}
      onClose={onClose}
    >
      {admission && <ConsentPaper admission={admission} consentTexts={texts} />}
    </PrintSheet>
  );
}

/** The texts of a language, English until they are there. */
function useTextsIn(language: string): i18n {
  const [texts, setTexts] = useState(paperTexts);
  useEffect(() => {
    let isWanted = true;
    void textsIn(language).then((found) => isWanted && setTexts(found));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return texts;
}

/** The form, below the letterhead: the consent in the language of the signer, the rest in the language of papers. */
export function ConsentPaper({ admission, consentTexts }: { admission: Admission; consentTexts?: i18n }) {
  const { t } = useTranslation('admission');
  return (
    <>
      <h1>{t('admissionForm')}</h1>
      <PaperBlocks
        paper={admissionFormPaper}
        blocks={{
          facts: (
            <PaperFacts admission={admission}>
              <AdmissionFacts admission={admission} />
            </PaperFacts>
          ),
          consent: <Consent texts={consentTexts ?? paperTexts()} />,
          leaving: <DischargeLines admission={admission} />,
          end: (
            <PaperEnd
              admission={admission}
              createdByName={admission.createdByName}
              createdAt={admission.createdAt}
              // The hospital's signature stands below the consent.
              isUnsigned
            />
          ),
        }}
      />
    </>
  );
}

/** Facts of the admission form beyond those that begin every paper. */
function AdmissionFacts({ admission }: { admission: Admission }) {
  const { t } = useTranslation('admission');
  const stayWord = useStayWord();
  const person = [admission.emergencyContactPerson, admission.emergencyNumber].filter(Boolean).join(', ');
  const guardian = [admission.guardianName || admission.fatherName, admission.guardianRelation];
  const facts = [
    ['registrationNo', admission.registrationNo],
    ['patientType', stayWord(admission.patientType)],
    ['patientCategory', stayWord(admission.patientCategory)],
    ['admissionMode', stayWord(admission.admissionMode)],
    ['admissionCategory', stayWord(admission.admissionCategory)],
    ['department', admission.departmentName],
    ['bedType', admission.bedTypeName],
    ['guardianName', guardian.filter(Boolean).join(', ')],
    ['emergencyContact', person],
    ['admittedBy', admission.admittedBy],
    ['creditorName', admission.creditorName],
  ] as const;
  return facts.map(([name, fact]) => (
    <PaperField key={name} name={name}>
      <Fact label={t(name)}>{fact}</Fact>
    </PaperField>
  ));
}

/** Filled in by hand when the patient leaves, unless it is known already. */
function DischargeLines({ admission }: { admission: Admission }) {
  const { t } = useTranslation('admission');
  return (
    <div className="paper-keep" style={{ marginTop: 16 }}>
      <BlankLine label={t('dischargeTimeAndDate')} value={formatDateTime(admission.dischargedAt)} />
      <BlankLine label={t('remarks')} value="" />
    </div>
  );
}
