// Puts the screens behind their guards: tenant, then session, then right (R045-R060).
import { startOf } from '@charaka/contract/composition/start-screens';
import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  Navigate,
  Outlet,
  redirect,
  useRouter,
} from '@tanstack/react-router';
import { ensureTenant } from '../foundation/access/ensure-tenant.ts';
import { returnAddress } from '../foundation/access/return-address.ts';
import { prepareSession } from '../foundation/entry/prepare-session.ts';
import { loadScreenTexts } from '../kernel/i18n.ts';
import { queryClient } from '../kernel/query-client.ts';
import { mayOpenAddress, rightsQuery } from '../kernel/rights.ts';
import { currentSession } from '../kernel/session.ts';
import { askOtherTabs } from '../kernel/session-tabs.ts';
import { Failure } from '../ui/page/failure.tsx';
import { LoadingBar } from '../ui/page/loading-bar.tsx';
import { openScreens, screens } from './routes.tsx';

const rootRoute = createRootRoute({
  component: () => (
    <>
      <LoadingBar />
      <Outlet />
    </>
  ),
  notFoundComponent: () => <Navigate to="/not-found" replace />,
});

const checkTenantRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'checktenant',
  component: lazyRouteComponent(() => import('../foundation/access/check-tenant.tsx')),
});
const invalidTenantRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'invalidtenant',
  component: lazyRouteComponent(() => import('../foundation/access/invalid-tenant.tsx')),
});
const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'not-found',
  component: lazyRouteComponent(() => import('../foundation/access/not-found.tsx')),
});

/** Behind the code on papers; whoever holds one has neither session nor tenant. */
const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'verify',
  component: lazyRouteComponent(() => import('../foundation/access/verify-paper.tsx')),
});

const signedIn = lazyRouteComponent(() => import('./signed-in.tsx'));

/** Loads the code of an address while its guards ask the server. Code that failed to load is requested again when the screen is shown. */
function bringCode(path: string | undefined): void {
  const screen = screenRoutes.find(({ fullPath }) => fullPath === path);
  for (const component of [signedIn, screen?.options.component]) component?.preload?.()?.catch(() => undefined);
}

const tenantRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'tenant',
  beforeLoad: async ({ matches }) => {
    if (currentSession()) bringCode(matches.at(-1)?.fullPath);
    const found = await ensureTenant();
    if (found.kind === 'unnamed') throw redirect({ to: '/checktenant' });
    if (found.kind === 'invalid') throw redirect({ to: '/invalidtenant', search: { name: found.name } });
  },
});
const loginRoute = createRoute({
  getParentRoute: () => tenantRoute,
  path: 'login',
  beforeLoad: async ({ search }) => {
    await askOtherTabs();
    if (currentSession()) throw redirect({ href: returnAddress((search as { return?: string }).return) });
  },
  component: lazyRouteComponent(() => import('../foundation/access/login-screen.tsx')),
});
/** Address after the log-in: the requested address, unless it is home; the tenant is remembered by then. */
function wayBack(href: string): { return?: string } {
  const wanted = new URL(href, window.location.origin);
  wanted.searchParams.delete('tenant');
  const address = `${wanted.pathname}${wanted.search}${wanted.hash}`;
  return address === '/' ? {} : { return: address };
}

const shellRoute = createRoute({
  getParentRoute: () => tenantRoute,
  id: 'shell',
  beforeLoad: async ({ location }) => {
    await askOtherTabs();
    if (currentSession()) await Promise.all([prepareSession(), loadScreenTexts()]);
    const session = currentSession();
    if (!session) throw redirect({ to: '/login', search: wayBack(location.href) });
    const { rights } = await queryClient.ensureQueryData(rightsQuery());
    const { roleId } = session.user;
    const start = location.pathname === '/' && location.state.isArrival ? startOf(roleId) : undefined;
    if (start && mayOpenAddress(start, roleId, rights)) throw redirect({ to: `/${start}`, replace: true });
    if (!mayOpenAddress(location.pathname, roleId, rights)) throw redirect({ to: '/not-found' });
  },
  component: signedIn,
});

const screenRoutes = screens.map(({ path, load }) =>
  createRoute({ getParentRoute: () => shellRoute, path: `/${path}`, component: lazyRouteComponent(load) }),
);

/** As the television of a waiting hall: the address names the tenant, and nobody logs in. */
const openRoutes = openScreens.map(({ path, load }) =>
  createRoute({ getParentRoute: () => tenantRoute, path: `/${path}`, component: lazyRouteComponent(load) }),
);

const routeTree = rootRoute.addChildren([
  checkTenantRoute,
  invalidTenantRoute,
  notFoundRoute,
  verifyRoute,
  tenantRoute.addChildren([loginRoute, ...openRoutes, shellRoute.addChildren(screenRoutes)]),
]);

/** A screen that broke, or a guard before it: trying again asks the guards anew. */
function RetriedFailure({ error, reset }: ErrorComponentProps) {
  const { invalidate } = useRouter();
  return <Failure error={error} onRetry={() => void invalidate().then(reset)} />;
}

/** The router of the program. Search values stay the text they are: '007' is no number. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultErrorComponent: RetriedFailure,
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
    const text = new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
    return text ? `?${text}` : '';
  },
});
