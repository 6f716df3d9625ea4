// The paper of a gate pass, which goes out with the goods.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { getGatePass } from '@charaka/contract/supply/asset/gate-pass';
import { gatePassPaper } from '@charaka/contract/supply/asset/papers';
import { gatePassTopic } from '@charaka/contract/supply/asset/topics';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks, PaperField } from '../../ui/paper/paper-blocks.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';

type GatePass = OutputOf<typeof getGatePass>['gatePass'];

/** The paper on the screen; waits for the pass. */
export default function PrintGatePass({ gatePassId, onClose }: { gatePassId: number; onClose(): void }) {
  const { t } = useTranslation('asset');
  const pass = useAnswer(gatePassTopic, getGatePass, { gatePassId }).data?.gatePass;
  return (
    <PrintSheet
      title={t('printed.pass')}
      letterhead={useLetterhead(gatePassPaper)}
      isReady={pass !== undefined}
      onClose={onClose}
    >
      {pass && <GatePassPaper pass={pass} />}
    </PrintSheet>
  );
}

/** Content below the letterhead. */
export function GatePassPaper({ pass }: { pass: GatePass }) {
  const { t } = useTranslation(['asset', 'paper']);
  return (
    <>
      <h1>{t('printed.pass')}</h1>
      <PaperBlocks
        paper={gatePassPaper}
        kept={['end']}
        blocks={{
          facts: <PassFacts pass={pass} />,
          lines: <PassLines lines={pass.lines} />,
          end: (
            <div className="paper-signs paper-keep">
              <div className="paper-sign">{t('takenBy')}</div>
              <div className="paper-sign">{t('paper:authorizedSignatory')}</div>
            </div>
          ),
        }}
      />
    </>
  );
}

function PassFacts({ pass }: { pass: GatePass }) {
  const { t } = useTranslation('asset');
  return (
    <div className="paper-facts paper-keep">
      <Fact label={t('passNo')} isOnEveryPage>
        {pass.passNo}
      </Fact>
      <Fact label={t('party')} isOnEveryPage>
        {pass.party}
      </Fact>
      <Fact label={t('direction')}>{t(`directions.${pass.direction}`)}</Fact>
      <Fact label={t('passKind')}>{t(`passKinds.${pass.kind}`)}</Fact>
      <Fact label={t('dueBack')}>{formatDay(pass.dueBack)}</Fact>
      <Fact label={t('state')}>{t(`passStates.${pass.status}`)}</Fact>
      <Fact label={t('writtenOn')}>{formatDateTime(pass.createdAt)}</Fact>
      <Fact label={t('passReason')}>{pass.reason}</Fact>
      <Fact label={t('approvedBy')}>{pass.approvedByName}</Fact>
      <PaperField name="createdBy">
        <Fact label={t('writtenBy')}>{pass.createdByName}</Fact>
      </PaperField>
    </div>
  );
}

function PassLines({ lines }: Pick<GatePass, 'lines'>) {
  const { t } = useTranslation('asset');
  return (
    <table className="paper-table" aria-label={t('things')}>
      <thead>
        <tr>
          <th>{t('assetNo')}</th>
          <th>{t('things')}</th>
          <th className="numeric">{t('quantity')}</th>
          <th className="numeric">{t('cameBack')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.gatePassLineId}>
            <td>{line.assetNo}</td>
            <td>{line.thing}</td>
            <td className="numeric">{line.quantity}</td>
            <td className="numeric">{line.backQuantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
