// Where the list of diagnoses stood before leads to where it stands now, with what its address narrows it to (Q228).
import { Navigate, useSearch } from '@tanstack/react-router';

/** Route opd/diagnosis. */
export default function MovedDiagnosis() {
  const search = useSearch({ strict: false }) as Record<string, string>;
  return <Navigate to="/settings/diagnosis" search={search} replace />;
}
