import { createBrowserRouter, type RouteObject } from 'react-router'
import { LoadingScreen } from '@isomorph/ui'
import { RequireAccess } from '../session/require-access.tsx'
import { CrashFallback } from '../shell/crash-fallback.tsx'
import { NotFoundRedirect } from '../shell/not-found-redirect.tsx'
import { RootLayout } from '../shell/root-layout.tsx'
import type { FeatureRoute } from './feature-route.ts'
import { loadScreen } from './load-screen.ts'
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
