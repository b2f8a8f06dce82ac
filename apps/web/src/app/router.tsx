import { createBrowserRouter, type RouteObject } from 'react-router'
import { LoadingScreen } from '@isomorph/ui'
import { RequireAccess } from './access/require-access.tsx'
import { CrashFallback } from './crash-fallback.tsx'
import { NotFoundRedirect } from '../screen/not-found-redirect.tsx'
import { RootLayout } from './root-layout.tsx'
import type { FeatureRoute } from '../screen/feature-route.ts'
import { loadScreen } from '../screen/load-screen.ts'
import { featureRoutes } from './routes.ts'

function routeOf({ path, load, isBare = false, ...access }: FeatureRoute): RouteObject {
  return {
    path,
    handle: { isBare },
    lazy: async () => {
      const { Component } = await loadScreen(load)
      return {
        Component: () => (
          <RequireAccess access={access}>
            <Component />
          </RequireAccess>
        ),
      }
    },
  }
}

/** All routes under the chrome of the product; a path that none of them knows shows the not-found screen. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: CrashFallback,
      HydrateFallback: LoadingScreen,
      children: [...featureRoutes.map(routeOf), { path: '*', Component: NotFoundRedirect }],
    },
  ])
}
