// The slip with the token of an OPD visit as it is printed: the number is readable from a distance, the rest is for the staff who call it.
import { opdTokenPaper } from '@charaka/contract/clinic/opd/papers';
import type { getTokenPlace } from '@charaka/contract/clinic/opd/token-place';
import type { listVisits } from '@charaka/contract/clinic/opd/visit';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { formatClock, formatDateTime, formatDay, wallClock } from '../../kernel/format.ts';
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

/** The place and time of the visit, as far as they are known. */
export type PrintedPlace = OutputOf<typeof getTokenPlace>;

interface TokenPaperProps {
  readonly visit: TokenVisit;
  /** Those of the doctor on the day. */
  readonly hours: string;
  readonly place?: PrintedPlace | undefined;
}

/** The slip itself. */
export function TokenPaper({ visit, hours, place = {} }: TokenPaperProps) {
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
          doctor: <TokenDoctor visit={visit} hours={hours} place={place} />,
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

type DoctorProps = Pick<TokenPaperProps, 'visit' | 'hours'> & { readonly place: PrintedPlace };

/** The doctor, the day with its hours, the room, and the time at which the patient can expect the call. */
function TokenDoctor({ visit, hours, place: { roomName, expectedAt } }: DoctorProps) {
  const { t } = useTranslation('opd');
  return (
    <>
      <p className="token-doctor">{visit.doctorName}</p>
      <p>
        {formatDay(visit.visitOn)}
        {hours && <PaperField name="hours">{` · ${hours}`}</PaperField>}
      </p>
      {roomName && (
        <PaperField name="room">
          <Fact label={t('slip.room')}>{roomName}</Fact>
        </PaperField>
      )}
      {expectedAt && (
        <PaperField name="expectedAt">
          <Fact label={t('slip.expectedAt')}>{formatClock(wallClock(expectedAt).time)}</Fact>
        </PaperField>
      )}
    </>
  );
}
