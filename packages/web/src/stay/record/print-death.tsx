// A death on paper, under the letterhead of death records (R277).
import { deathRecordPaper } from '@charaka/contract/stay/record/papers';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks, PaperField } from '../../ui/paper/paper-blocks.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import type { Death } from './death-form.tsx';
import { SignatureLines } from './signature-lines.tsx';

/** The paper on the screen. */
export function PrintDeath({ death, onClose }: { death: Death; onClose(): void }) {
  const { t } = useTranslation('record');
  return (
    <PrintSheet title={t('death.paper')} letterhead={useLetterhead(deathRecordPaper)} onClose={onClose}>
      <DeathPaper death={death} />
    </PrintSheet>
  );
}

/** The hospital's certificate of a death, below the letterhead. */
export function DeathPaper({ death }: { death: Death }) {
  const { t } = useTranslation('record');
  return (
    <>
      <h1>{t('death.paper')}</h1>
      <PaperBlocks paper={deathRecordPaper} blocks={{ facts: <DeathFacts death={death} />, end: <SignatureLines /> }} />
    </>
  );
}

function DeathFacts({ death }: { death: Death }) {
  const { t } = useTranslation('record');
  return (
    <div className="paper-facts paper-keep">
      <Fact label={t('death.patient')} isOnEveryPage>
        {death.patientName}
      </Fact>
      <Fact label={t('uhid')} isOnEveryPage>
        {uhidOf(death.patientId)}
      </Fact>
      <Fact label={t('birth.sex')}>{t(`birth.sexes.${death.sex}`)}</Fact>
      <Fact label={t('birth.birthDate')}>{formatDay(death.birthDate)}</Fact>
      <Fact label={t('death.diedAt')}>{formatDateTime(death.diedAt)}</Fact>
      <Fact label={t('death.mannerOfDeath')}>{t(`death.manners.${death.mannerOfDeath}`)}</Fact>
      <Fact label={t('death.causeOfDeath')}>{death.causeOfDeath}</Fact>
      <Fact label={t('death.immediateCauses')}>{death.immediateCauses.join('; ')}</Fact>
      <Fact label={t('death.antecedentCauses')}>{death.antecedentCauses.join('; ')}</Fact>
      <Fact label={t('death.otherCauses')}>{death.otherCauses.join('; ')}</Fact>
      <Fact label={t('death.fatherName')}>{death.fatherName}</Fact>
      <Fact label={t('death.contactNo')}>{death.contactNo}</Fact>
      <Fact label={t('death.address')}>{death.address}</Fact>
      <PaperField name="createdBy">
        <Fact label={t('recordedBy')}>{`${death.createdByName}, ${formatDateTime(death.createdAt)}`}</Fact>
      </PaperField>
    </div>
  );
}
