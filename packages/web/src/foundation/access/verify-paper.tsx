// The page behind the code on a paper: whether the hospital confirms the paper, without any fact of the patient (Q239).
import { type ProvenKind, provenKinds, verifyPaper } from '@charaka/contract/money/payment/paper-proof';
import { Alert, Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callOpenly } from '../../kernel/call.ts';
import { readProof, type ToldPaper } from '../../ui/paper/proof-address.ts';
import { EntryPage } from './entry-page.tsx';

/** Asks once for the paper named in the address; needs neither a session nor a tenant in this browser. */
export default function VerifyPaper() {
  const { t } = useTranslation('access');
  const told = readProof(window.location.hash);
  const kind = provenKinds.find((known) => known === told?.paper.kind);
  const answer = useQuery({
    queryKey: ['verify', window.location.hash],
    enabled: told !== undefined && kind !== undefined,
    retry: false,
    queryFn: () => {
      if (!told || !kind) throw new Error('This address is no paper’s');
      const { tenantName, paper } = told;
      return callOpenly(tenantName, verifyPaper, { paper: { ...paper, kind, amount: paper.amount / 100 } });
    },
  });
  return (
    <EntryPage title={t('verify.title')}>
      {kind && answer.isPending && <Loader aria-label={t('verify.asking')} />}
      {answer.data?.isGenuine && told && kind && <Genuine kind={kind} paper={told.paper} />}
      {(!kind || answer.isError || answer.data?.isGenuine === false) && (
        // A server that cannot be reached says nothing about the paper.
        <Alert color={answer.isError ? 'yellow' : 'red'} role="status" title={!answer.isError && t('verify.unknown')}>
          {answer.isError ? answer.error.message : t('verify.unknownText')}
        </Alert>
      )}
    </EntryPage>
  );
}

/** Facts that the genuine paper must show, for comparison. */
function Genuine({ kind, paper }: { kind: ProvenKind; paper: ToldPaper }) {
  const { t } = useTranslation('access');
  const { paperNumber, paperDate, amount } = paper;
  // The hospital before the number is for us; papers do not show it.
  const number = paperNumber.replace(/^\d+-/, '');
  return (
    <Alert color="green" role="status" title={t('verify.genuine')}>
      <Text fw={600}>{`${t(`verify.kinds.${kind}`)} ${number}`}</Text>
      <Text>{paperDate.split('-').reverse().join('/')}</Text>
      <Text>{new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(amount / 100)}</Text>
      <Text mt="xs" fz="sm">
        {t('verify.compare')}
      </Text>
    </Alert>
  );
}
