// The charges of an admission that are not the hospital's own: to post, to change, and to make the hospital's own (R283, R331, R523).

import { convertNonHospitalCharges, listNonHospitalCharges } from '@charaka/contract/money/charge/charge';
import { chargeTopic } from '@charaka/contract/money/charge/topics';
import { sumPaise } from '@charaka/rules/money/money';
import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { AdmissionPage } from '../../stay/admission/admission-page.tsx';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { Fact } from '../../ui/paper/fact.tsx';
import { paidTotal } from '../payment/payment-record.ts';
import { ChangeableCharges } from './changeable-charges.tsx';
import { ChargePage } from './charge-page.tsx';

/** Route nursing_station/bed_note/non-hospital-charge?id=; only where the hospital keeps such charges (R331, Q36). */
export default function ListNonHospitalCharges() {
  const { t } = useTranslation('charge');
  const keepsNonHospital = useSignedIn().hospital?.isNonHospitalCharge ?? false;
  return (
    <AdmissionPage title={t('nonHospitalCharges')}>
      {({ admission }) =>
        keepsNonHospital ? (
          <ChargePage admission={admission} isNonHospital>
            {(mayChange) => <Posted admissionId={admission.admissionId} mayChange={mayChange} />}
          </ChargePage>
        ) : (
          <Alert color="gray" role="note">
            {t('keepsNone')}
          </Alert>
        )
      }
    </AdmissionPage>
  );
}

/** The lines, what was paid for them out of their own pool (R483), and the way to put both on the bill. */
function Posted({ admissionId, mayChange }: { admissionId: number; mayChange: boolean }) {
  const { t } = useTranslation('charge');
  const account = useAnswer(chargeTopic, listNonHospitalCharges, { admissionId }).data;
  const command = useCommand(convertNonHospitalCharges);
  if (!account) return <Skeleton h={120} radius="sm" />;
  const { serviceCharges, payments } = account;
  const paid = formatMoney(paidTotal(payments, true));
  const convert = async () => {
    const isSure = await confirm({
      title: t('convert.title'),
      text: t('convert.text', {
        count: serviceCharges.length,
        amount: formatMoney(sumPaise(serviceCharges.map(({ net }) => net))),
        paid,
      }),
      confirmLabel: t('convert.confirm'),
    });
    if (isSure) command.mutate({ admission: { admissionId } });
  };
  return (
    <Stack gap="sm">
      <ChangeableCharges
        admissionId={admissionId}
        label={t('nonHospitalCharges')}
        charges={serviceCharges}
        emptyText={t('noNonHospitalCharges')}
        mayChange={mayChange}
      />
      <Group justify="space-between">
        <Fact label={t('paidForThese')}>{paid}</Fact>
        {mayChange && serviceCharges.length + payments.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconArrowsExchange size={16} aria-hidden />}
            loading={command.isPending}
            onClick={() => void convert()}
          >
            {t('convert.title')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
