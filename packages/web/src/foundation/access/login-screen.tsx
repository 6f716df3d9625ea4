// The log-in page inside the program, for whoever logged out or was led out.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Login } from './login.tsx';
import { arrival, returnAddress } from './return-address.ts';

/** Afterwards the user is where they wanted to go, else where their role begins, else at home (R080). */
export default function LoginScreen() {
  const navigate = useNavigate();
  const { return: wanted } = useSearch({ strict: false }) as { return?: string };
  return <Login onSignedIn={() => navigate({ href: returnAddress(wanted), state: arrival })} />;
}
