// A way from an empty list to the screen its rows come from.
import { useNavigate } from '@tanstack/react-router';
import { useRights } from '../../kernel/rights.ts';
import type { EmptyAction } from './data-table-parts.tsx';

/** The way to a screen of the menu, called as the screen is; undefined for users who may not see it. */
export function useWayTo(menuPath: string, label: string): readonly EmptyAction[] {
  const navigate = useNavigate();
  const { canView } = useRights(menuPath);
  return canView ? [{ label, onSelect: () => void navigate({ to: `/${menuPath}` }) }] : [];
}
