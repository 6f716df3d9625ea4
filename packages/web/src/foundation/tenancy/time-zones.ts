// The time zones a hospital may be in, as the server lists them in /timezone.json (R039).
import { useQuery } from '@tanstack/react-query';
import type { Choice } from '../../ui/field/form-fields.tsx';

interface TimeZone {
  readonly name: string;
  /** Its distance from UTC, as '+05:30'. */
  readonly offset: string;
}

async function readTimeZones({ signal }: { signal: AbortSignal }): Promise<readonly TimeZone[]> {
  const response = await fetch('/timezone.json', { signal });
  if (!response.ok) throw new Error(`The time zones could not be read: ${response.status}`);
  return ((await response.json()) as { timezones: TimeZone[] }).timezones;
}

/** Zones with their distance from UTC, those of India and Bangladesh first; the present one stands there before the list is read. */
export function useTimeZones(present: string): { choices: Choice<string>[]; isLoading: boolean } {
  const answer = useQuery({ queryKey: ['timezone.json'], queryFn: readTimeZones, staleTime: Number.POSITIVE_INFINITY });
  const zones = answer.data ?? [];
  const names = new Set(['Asia/Kolkata', 'Asia/Dhaka', present, ...zones.map(({ name }) => name)]);
  const offsets = new Map(zones.map(({ name, offset }) => [name, offset]));
  const labelOf = (name: string) => [name.replaceAll('_', ' '), offsets.get(name)].filter(Boolean).join(' ');
  return { choices: [...names].map((value) => ({ value, label: labelOf(value) })), isLoading: answer.isPending };
}
