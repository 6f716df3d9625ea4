// Position of the messages of `toast.ts`: they cover neither the primary action nor the buttons of a dialog.
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';

/** Stands once at the root of the program. */
export default function Toasts() {
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return <Notifications position={isPhone ? 'top-center' : 'bottom-left'} limit={4} zIndex={600} />;
}
