// One line of the search about a person: identity, present place, and balance of the deposit.
import { isVirtualBedMode } from '@charaka/contract/stay/admission/admission';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../kernel/format.ts';
import { ageOfPatient, fullName, uhidOf } from '../people/patient/patient-facts.ts';
import { admissionNumberOf } from '../stay/admission/admission-facts.ts';
import { StatusChip, type Tone } from '../ui/page/status-chip.tsx';
import classes from './finder.module.css';
import type { FoundPerson } from './found-people.ts';

interface PersonLineProps {
  readonly person: FoundPerson;
  readonly balance: { readonly paise: number; readonly isLow: boolean } | undefined;
}

/** Name, then the facts that distinguish equal names; at the end of the line the state and the balance, in reserved space. */
export function PersonLine({ person, balance }: PersonLineProps) {
  const { t } = useTranslation(['shell', 'patient']);
  const { ageYears, sex, phoneEnding, admissionId, admissionMode, infantName } = person;
  const age = ageYears ? `${ageYears}Y` : ageOfPatient(person);
  const facts = [
    sex ? `${age} / ${t(`patient:sex.${sex}`)}` : age,
    uhidOf(person.patientId),
    admissionId != null && admissionMode ? admissionNumberOf({ admissionId, admissionMode }) : '',
    phoneEnding ? `••${phoneEnding}` : '',
  ];
  const state = stateOf(person);
  return (
    <>
      <span className={classes.who}>
        <span className={classes.name}>{infantName || fullName(person)}</span>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {state && (
        <StatusChip tone={state.tone}>{t(`shell:finder.${state.word}`, { bed: person.bedName ?? '' })}</StatusChip>
      )}
      <span className={classes.balance} data-low={balance?.isLow || undefined}>
        {balance && (
          <>
            <span className={classes.hidden}>{t('shell:finder.balance')} </span>
            {formatMoney(balance.paise)}
          </>
        )}
      </span>
    </>
  );
}

type State = 'inBed' | 'inHospital' | 'leaving' | 'left';

function stateOf({
  admissionId,
  admissionMode,
  isDischarged,
  isDischargeInitiated,
}: FoundPerson): { tone: Tone; word: State } | null {
  if (admissionId == null) return null;
  if (isDischarged) return { tone: 'past', word: 'left' };
  if (isDischargeInitiated) return { tone: 'waiting', word: 'leaving' };
  // Some kinds of stay have no bed one could go to.
  return { tone: 'info', word: isVirtualBedMode(admissionMode ?? '') ? 'inHospital' : 'inBed' };
}
