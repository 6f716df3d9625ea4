// The actions of a stay as buttons in its banner, each with its key; rarer actions are in a menu beside them.
import { settlementMenu } from '@charaka/contract/money/tpa/settlement';
import { dischargeMenu, nursingMenu } from '@charaka/contract/stay/admission/admission-pages';
import { Button, Group, Kbd, Menu } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type StayKey, stayKeys } from '../kernel/keys.ts';
import { listOfAddress } from '../stay/admission/admission-addresses.ts';
import type { AdmissionDeed } from '../stay/admission/admission-deed.ts';
import type { Admission } from '../stay/admission/paper-facts.tsx';
import type { StayTab } from '../stay/admission/stay-tab.ts';
import { useViewer } from '../stay/admission/use-viewer.ts';
import { deskDeeds, offeredOnDesk, offeredOnWard } from './inpatient-deeds.ts';
import { useDeedsOfStay } from './use-deeds-of-stay.tsx';

interface WorkspaceDeedsProps {
  readonly admission: Admission;
  /** Opens a tab with its entry; without tabs a deed opens what it opens in the lists. */
  onEnter?(tab: StayTab): void;
}

/** Actions of the list at the present address, as on its rows; ward actions for a user without any other list. */
function useOffered(admission: Admission): readonly AdmissionDeed[] {
  const list = listOfAddress(useLocation({ select: ({ pathname }) => pathname }));
  const own = useViewer(list);
  const desk = useViewer();
  const discharger = useViewer(dischargeMenu);
  const settler = useViewer(settlementMenu);
  const ward = useViewer(nursingMenu);
  return list === nursingMenu || !own.canView
    ? offeredOnWard({ own: ward, desk }, admission)
    : offeredOnDesk({ own, desk, discharger, settler }, admission);
}

/** The keys do nothing while a dialog or a menu is open, nor in a field. */
export function WorkspaceDeeds({ admission, onEnter }: WorkspaceDeedsProps) {
  const { t } = useTranslation(['admission', 'inpatient']);
  const offered = useOffered(admission);
  const { choose, dialogs } = useDeedsOfStay(deskDeeds);
  const act = (deed: AdmissionDeed) => {
    if (deed.inWorkspace?.tab && onEnter) onEnter(deed.inWorkspace.tab);
    else choose(deed, admission);
  };
  const keyed = stayKeys.flatMap((key) =>
    offered.filter((deed) => deed.inWorkspace?.key(admission) === key).map((deed) => ({ deed, key })),
  );
  const further = offered.filter((deed) => !keyed.some((one) => one.deed === deed));
  const place = useRef<HTMLDivElement>(null);
  useStayKeys(
    keyed.map(({ deed, key }) => [key, () => act(deed)] as const),
    place,
  );
  return (
    <>
      <Group gap="xs" ref={place}>
        {keyed.map(({ deed, key }) => (
          <Button
            key={deed.name}
            size="xs"
            variant={deed.inWorkspace?.isNext ? 'filled' : 'default'}
            leftSection={<deed.icon size={16} aria-hidden />}
            rightSection={
              <Kbd size="xs" aria-hidden visibleFrom="sm">
                {key}
              </Kbd>
            }
            aria-keyshortcuts={key}
            onClick={() => act(deed)}
          >
            {t(`actions.${deed.name}`)}
          </Button>
        ))}
        {further.length > 0 && (
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <Button size="xs" variant="default" leftSection={<IconDots size={16} aria-hidden />}>
                {t('inpatient:more')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {further.map((deed) => (
                <Menu.Item
                  key={deed.name}
                  leftSection={<deed.icon size={16} aria-hidden />}
                  {...(deed.isDangerous ? { color: 'red' } : {})}
                  onClick={() => act(deed)}
                >
                  {t(`actions.${deed.name}`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
      {dialogs}
    </>
  );
}

/** Single letters, as long as nothing lies over the deeds: a sheet they stand in does not. */
function useStayKeys(keys: readonly (readonly [StayKey, () => void])[], place: RefObject<HTMLElement | null>): void {
  const isCovered = () =>
    [...document.querySelectorAll('[role="dialog"], [role="menu"]')].some((each) => !each.contains(place.current));
  useHotkeys(keys.map(([key, act]) => [key, () => !isCovered() && act()]));
}
