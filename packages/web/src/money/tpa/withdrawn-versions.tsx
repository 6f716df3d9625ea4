// The versions of a bill that a change of payer would withdraw, named before it is made (docs/decisions/0020).
import { Alert } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import type { Preview } from './use-repricing.ts';

type Withdrawn = Preview['withdrawnVersions'];

/** The sentence about them, the first version first. */
export function withdrawnText(t: TFunction<'tpa'>, versions: Withdrawn): string {
  const names = versions
    .toSorted((one, other) => one.versionNo - other.versionNo)
    .map(({ versionNo: no, associationName: payer, claimed }) =>
      t('withdrawnVersion', { no, payer, amount: formatMoney(claimed) }),
    );
  return t('willWithdraw', { count: versions.length, versions: names.join(', ') });
}

/** Renders nothing until the versions are loaded. */
export function WithdrawnVersions({ versions }: { versions: Withdrawn | undefined }) {
  const { t } = useTranslation('tpa');
  if (!versions?.length) return null;
  return <Alert color="orange">{withdrawnText(t, versions)}</Alert>;
}
