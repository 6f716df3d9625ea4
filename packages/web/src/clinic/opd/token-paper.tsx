// The slip with the token of an OPD visit as it is printed: the number is readable from a distance, the rest is for the staff who call it.
import { opdTokenPaper } from '@charaka/contract/clinic/opd/papers';
import type { listVisits } from '@charaka/contract/clinic/opd/visit';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { fullName, uhidOf } from '../../people/patient/patient-facts.ts';
import { Barcode } from '../../ui/paper/barcode.tsx';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks, PaperField } from '../../ui/paper/paper-blocks.tsx';
import './print-token.css';

/** A visit as its list answers it. */
export type Visit = OutputOf<typeof listVisits>['rows'][number];

/** The facts of a visit that a slip prints. */
export type TokenVisit = Pick<
  Visit,
  | 'tokenNo'
  | 'opdNumber'
  | 'patientId'
  | 'salutation'
  | 'firstName'
  | 'lastName'
  | 'doctorName'
  | 'visitOn'
  | 'createdAt'
> &
  Partial<Pick<Visit, 'middleName'>>;

/** The slip itself; `hours` are those of the doctor on the day. */
export function TokenPaper({ visit, hours }: { visit: TokenVisit; hours: string }) {
  const { t } = useTranslation('opd');
  const { hospital } = useSignedIn();
  const uhid = uhidOf(visit.patientId);
  return (
    <div className="token-slip">
      <PaperBlocks
        paper={opdTokenPaper}
        blocks={{
          hospital: <p className="token-hospital">{hospital?.hospitalName}</p>,
          number: (
            <>
              <h1>{t('token')}</h1>
              <p className="token-number">{visit.tokenNo}</p>
            </>
          ),
          doctor: <TokenDoctor visit={visit} hours={hours} />,
          facts: (
            <div className="token-facts">
              <Fact label={t('patient')} isOnEveryPage>
                {fullName(visit)}
              </Fact>
              <Fact label={t('uhid')} isOnEveryPage>
                {uhid}
              </Fact>
              <Fact label={t('opdNumber')}>{visit.opdNumber}</Fact>
              <PaperField name="givenAt">
                <Fact label={t('slip.givenAt')}>{formatDateTime(visit.createdAt)}</Fact>
              </PaperField>
            </div>
          ),
          barcode: <Barcode value={uhid} height={32} />,
        }}
      />
    </div>
  );
}

/** The doctor, the day, and the hours of that day. */
function TokenDoctor({ visit, hours }: { visit: TokenVisit; hours: string }) {
  return (
    <>
      <p className="token-doctor">{visit.doctorName}</p>
      <p>
        {formatDay(visit.visitOn)}
        {hours && <PaperField name="hours">{` · ${hours}`}</PaperField>}
      </p>
    </>
  );
}
