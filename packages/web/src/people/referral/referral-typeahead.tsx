// The search for the referrer of a patient, with a plus that adds a new referrer (R218, R219).

import { listReferrals, referralMenu } from '@charaka/contract/people/referral/referral';
import { referralTopic } from '@charaka/contract/people/referral/topics';
import { ActionIcon, Box, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { contains, onlyActive } from '../../kernel/filters.ts';
import { useRights } from '../../kernel/rights.ts';
import { drawByValue } from '../../ui/field/draw-by-value.ts';
import { type Match, TypeaheadField } from '../../ui/field/typeahead-field.tsx';
import type { Referral } from './referral-form.ts';
import classes from './referral-typeahead.module.css';

const AddReferral = lazy(() => import('./add-referral.tsx'));

interface ReferralTypeaheadProps {
  readonly label: string;
  /** The name in the field: of the chosen referrer, or as typed. */
  readonly value: string;
  readonly error?: ReactNode;
  /** A referral that is paid already stays as it is. */
  readonly isDisabled?: boolean;
  /** Letters before the first search: 'more than 2 characters' (R219), 1 in the admission form (R420). */
  readonly minLetters?: number;
  /** Every change: who was chosen or added and the name, or null and what is typed so far. */
  onPick(referral: Referral | null, name: string): void;
}

const mostMatches = 20;
const fewestLetters = 3;

async function findReferrals(typed: string, signal: AbortSignal): Promise<Match<Referral>[]> {
  const filterParams = [
    contains('referralName', typed),
    { ...contains('referralContactNo', typed), joinCondition: 'or' },
    onlyActive,
  ];
  const found = await call(listReferrals, { filterParams, pageNumber: 1, pageSize: mostMatches }, { signal });
  return found.rows.map((referral) => ({
    key: referral.referralId,
    label: referral.referralName,
    details: [referral.contactNo, referral.address].filter(Boolean).join(' · '),
    item: referral,
  }));
}

/** Offers active referrals by name or phone number; the plus is shown to users who may add referrals. */
export const ReferralTypeahead = drawByValue(function ReferralTypeahead(props: ReferralTypeaheadProps) {
  const { label, value, error, isDisabled = false, minLetters = fewestLetters, onPick } = props;
  const { t } = useTranslation('referral');
  const { canAdd } = useRights(referralMenu);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Group gap="xs" wrap="nowrap" align="start">
        <Box flex={1} miw={0}>
          <TypeaheadField<Referral>
            label={label}
            topic={referralTopic}
            minLetters={minLetters}
            placeholder={t('typeaheadPlaceholder')}
            value={value}
            error={error}
            isDisabled={isDisabled}
            search={findReferrals}
            onPick={onPick}
          />
        </Box>
        {canAdd && (
          <ActionIcon
            variant="default"
            size="input-sm"
            className={classes.plus}
            aria-label={t('addReferral')}
            disabled={isDisabled}
            onClick={() => setAdding(true)}
          >
            <IconPlus size={16} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      <Suspense>
        {isAdding && (
          <AddReferral
            typedName={value}
            onClose={() => setAdding(false)}
            onSaved={(referral) => onPick(referral, referral.referralName)}
          />
        )}
      </Suspense>
    </>
  );
});
