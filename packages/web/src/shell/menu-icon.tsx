// The picture of each menu item, by the name the contract gives.
import {
  IconApi,
  IconBed,
  IconBedFlat,
  IconBuildingHospital,
  IconCalendar,
  IconCashOff,
  IconClockCheck,
  IconDoorExit,
  IconFileImport,
  IconFiles,
  IconHistory,
  IconIdBadge,
  IconLayoutGrid,
  IconLifebuoy,
  IconListDetails,
  IconMessage,
  IconPoint,
  IconReceiptRupee,
  IconRubberStamp,
  IconShieldHeart,
  IconShieldLock,
  IconStethoscope,
  IconUserPlus,
  IconUserShare,
  IconUsers,
  IconWritingSign,
} from '@tabler/icons-react';

const icons: Readonly<Record<string, typeof IconBed>> = {
  api: IconApi,
  bed: IconBed,
  'bed-flat': IconBedFlat,
  'building-hospital': IconBuildingHospital,
  calendar: IconCalendar,
  'door-exit': IconDoorExit,
  'file-import': IconFileImport,
  history: IconHistory,
  'id-badge': IconIdBadge,
  'layout-grid': IconLayoutGrid,
  lifebuoy: IconLifebuoy,
  'list-details': IconListDetails,
  message: IconMessage,
  'receipt-rupee': IconReceiptRupee,
  'rubber-stamp': IconRubberStamp,
  'shield-lock': IconShieldLock,
  stethoscope: IconStethoscope,
  'user-plus': IconUserPlus,
  'user-share': IconUserShare,
  users: IconUsers,
  'cash-off': IconCashOff,
  'clock-check': IconClockCheck,
  files: IconFiles,
  'shield-heart': IconShieldHeart,
  'writing-sign': IconWritingSign,
};

/** A menu item's icon; a plain point for a name without picture. */
export function MenuIcon({ name, size = 18 }: { name: string; size?: number }) {
  const Icon = icons[name] ?? IconPoint;
  return <Icon size={size} stroke={1.6} aria-hidden />;
}
