// A birth on paper, under the letterhead of birth records (R277).
import { birthRecordPaper } from '@charaka/contract/stay/record/papers';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatClock, formatDateTime, formatDay } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks, PaperField } from '../../ui/paper/paper-blocks.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import type { Birth } from './birth-form.tsx';
import { SignatureLines } from './signature-lines.tsx';

/** The paper on the screen. */
export function PrintBirth({ birth, onClose }: { birth: Birth; onClose(): void }) {
  const { t } = useTranslation('record');
  return (
    <PrintSheet title={t('birth.paper')} letterhead={useLetterhead(birthRecordPaper)} onClose={onClose}>
      <BirthPaper birth={birth} />
    </PrintSheet>
  );
}

/** The hospital's certificate of a birth, below the letterhead. */
export function BirthPaper({ birth }: { birth: Birth }) {
  const { t } = useTranslation('record');
  const { hospital } = useSignedIn();
  return (
    <>
      <h1>{t('birth.paper')}</h1>
      <PaperBlocks
        paper={birthRecordPaper}
        blocks={{
          words: (
            <p>
              {t('birth.certifies', {
                sex: t(`birth.sexes.${birth.sex}`),
                mother: birth.motherName,
                hospital: hospital?.hospitalName,
                day: formatDay(birth.birthDate),
                time: formatClock(birth.birthTime),
              })}
            </p>
          ),
          facts: <BirthFacts birth={birth} />,
          end: <SignatureLines />,
        }}
      />
    </>
  );
}

function BirthFacts({ birth }: { birth: Birth }) {
  const { t } = useTranslation('record');
  return (
    <div className="paper-facts paper-keep">
      <Fact label={t('birth.childName')}>{birth.childName}</Fact>
      <Fact label={t('birth.sex')}>{t(`birth.sexes.${birth.sex}`)}</Fact>
      <Fact label={t('birth.birthDate')}>{`${formatDay(birth.birthDate)} ${formatClock(birth.birthTime)}`}</Fact>
      <Fact label={t('birth.bornType')}>{t(`birth.bornTypes.${birth.bornType}`)}</Fact>
      <Fact label={t('birth.weightGrams')}>{birth.weightGrams}</Fact>
      <Fact label={t('birth.personalIdentity')}>{birth.personalIdentity}</Fact>
      <Fact label={t('birth.mother')} isOnEveryPage>
        {birth.motherName}
      </Fact>
      <Fact label={t('uhid')} isOnEveryPage>
        {uhidOf(birth.patientId)}
      </Fact>
      <Fact label={t('birth.fatherName')}>{birth.fatherName}</Fact>
      <Fact label={t('birth.parentsAddress')}>{birth.parentsAddress}</Fact>
      <Fact label={t('birth.permanentAddress')}>{birth.permanentAddress}</Fact>
      <Fact label={t('birth.presentAtBirth')}>{birth.presentAtBirth}</Fact>
      <Fact label={t('birth.placeOfBirth')}>{birth.placeOfBirth}</Fact>
      <Fact label={t('birth.certificateNo')}>{birth.certificateNo}</Fact>
      <PaperField name="createdBy">
        <Fact label={t('recordedBy')}>{`${birth.createdByName}, ${formatDateTime(birth.createdAt)}`}</Fact>
      </PaperField>
    </div>
  );
}
