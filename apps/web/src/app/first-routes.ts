import { homeRoutes } from '../features/home/routes.ts'
import { signInRoutes } from '../features/sign-in/routes.ts'
import { sittingRoutes } from '../features/sitting/routes.ts'
import type { FeatureRoute } from '../screen/feature-route.ts'
import { DowntimeScreen } from './downtime-screen.tsx'

const downtimeRoute: FeatureRoute = {
  path: 'downtime',
  isPublic: true,
  // The frame shows the same screen while downtime is on, so it is there already.
  load: () => Promise.resolve({ Component: DowntimeScreen }),
}

/** The screens on a learner's way to a problem: no more than these are known before the first page is shown. */
export const firstRoutes: readonly FeatureRoute[] = [...homeRoutes, ...signInRoutes, downtimeRoute, ...sittingRoutes]
