// The cache of answers; what could not be read or written is reported.
import { accessTopic } from '@charaka/contract/kernel/topic';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { clearToasts } from '../ui/page/toast.ts';
import { Refusal, TransportFailure } from './call.ts';
import { reportFailure } from './report-failure.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** A silent call shows no toast: the screen tells about the failure in its own way. One that is only logged tells the console. */
    queryMeta: { isSilent?: boolean; isOnlyLogged?: boolean };
    mutationMeta: { isSilent?: boolean };
  }
}

/** Query key of the user's rights (rights.ts). */
export const rightsKey = [accessTopic.name, 'rights'] as const;

/** A call refused for want of a right means that the rights in the browser are outdated: they are read again. */
function renewRights(error: unknown): void {
  if (error instanceof Refusal && error.isForbidden) void queryClient.invalidateQueries({ queryKey: rightsKey });
}

const retriesOfReading = 1;

/** The cache of the whole program. Reading is tried once more when the line fails; writing never repeats by itself. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.meta?.isOnlyLogged) console.error('Could not be read:', query.queryKey[1], error);
      else if (!query.meta?.isSilent) reportFailure(error);
      if (query.queryKey[1] !== rightsKey[1]) renewRights(error);
    },
  }),
  mutationCache: new MutationCache({
    // Messages have no end of their own (R130); those about the last deed go when the next one begins.
    onMutate: clearToasts,
    onError: (error, _input, _result, mutation) => {
      if (!mutation.meta?.isSilent) reportFailure(error);
      renewRights(error);
    },
  }),
  defaultOptions: {
    // A hospital network without internet makes browsers say 'offline' though our server is near.
    queries: {
      networkMode: 'always',
      staleTime: 20_000,
      retry: (count, error) => error instanceof TransportFailure && count < retriesOfReading,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
