// Actions on a bed of the board, by its state and the right to edit there.
import { bedBoardMenu, releaseBed } from '@charaka/contract/stay/bed/bed';
import { bedStateOf } from '@charaka/rules/stay/bed-state';
import { IconBan, IconBookmark, IconBookmarkOff, IconLockOpen, IconSparkles, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import type { RowAction } from '../../ui/table/data-table-column.ts';
import type { BedRow } from './bed-facts.ts';

/** Deeds that need a dialog. */
export type BedDeed = 'reserve' | 'block';

/** Actions of a bed: a free one is given to a patient, reserved or blocked, a held one released; one somebody lies in has none. */
export function useBedActions(
  onOpen: (deed: BedDeed, bed: BedRow) => void,
  onAdmit: ((bed: BedRow) => void) | undefined,
): (bed: BedRow) => RowAction[] {
  const { t } = useTranslation('bed');
  const { canEdit } = useRights(bedBoardMenu);
  const releasing = useCommand(releaseBed);
  const release = ({ bedId }: BedRow) => releasing.mutate({ bed: { bedId } });
  const cancelReservation = async (bed: BedRow) => {
    const isSure = await confirm({
      title: t('cancelReservationTitle'),
      text: t('cancelReservationText', { bed: bed.bedName, who: bed.holdReason ?? '' }),
      confirmLabel: t('actions.cancelReservation'),
      cancelLabel: t('no'),
    });
    if (isSure) release(bed);
  };
  const action = (name: string, Icon: typeof IconBan, onSelect: () => void): RowAction => ({
    label: t(`actions.${name}`),
    icon: <Icon size={16} aria-hidden />,
    onSelect,
  });
  return (bed) => {
    const state = bedStateOf(bed);
    const admit = state === 'free' && onAdmit ? [action('admit', IconUserPlus, () => onAdmit(bed))] : [];
    if (!canEdit) return admit;
    switch (state) {
      case 'free':
        return [
          ...admit,
          action('reserve', IconBookmark, () => onOpen('reserve', bed)),
          action('block', IconBan, () => onOpen('block', bed)),
        ];
      case 'reserved':
        return [action('cancelReservation', IconBookmarkOff, () => void cancelReservation(bed))];
      case 'cleaning':
        return [action('cleaned', IconSparkles, () => release(bed))];
      case 'blocked':
        return [action('unblock', IconLockOpen, () => release(bed))];
      default:
        return [];
    }
  };
}
