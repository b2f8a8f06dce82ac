import type { ReactNode } from 'react'
import { createBrowserRouter, useLocation, type RouteObject } from 'react-router'
import { LoadingScreen } from '@isomorph/ui'
import type { FeatureRoute } from '../screen/feature-route.ts'
import { loadScreen } from '../screen/load-screen.ts'
import { NotFoundRedirect } from '../screen/not-found-redirect.tsx'
import { ScreenBoundary } from '../screen/screen-boundary.tsx'
import { RequireAccess } from './access/require-access.tsx'
import { FrameCrash } from './frame-crash.tsx'
import { RootLayout } from './root-layout.tsx'
import { featureRoutes } from './routes.ts'

/** A screen that broke is rendered again at another address, which may be one of the same route. */
function RouteBoundary({ children }: { children: ReactNode }) {
  return <ScreenBoundary resetKey={useLocation().pathname}>{children}</ScreenBoundary>
}

function routeOf({ path, load, isBare = false, ...access }: FeatureRoute): RouteObject {
  return {
    path,
    handle: { isBare },
    lazy: async () => {
      const { Component } = await loadScreen(load)
      return {
        Component: () => (
          <RouteBoundary>
            <RequireAccess access={access}>
              <Component />
            </RequireAccess>
          </RouteBoundary>
        ),
      }
    },
  }
}

/** All routes within the frame of the product; a path that none of them knows shows the not-found screen. */
export function routesOf(screens: readonly FeatureRoute[]): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: FrameCrash,
      HydrateFallback: LoadingScreen,
      children: [...screens.map(routeOf), { path: '*', Component: NotFoundRedirect }],
    },
  ]
}

export function createRouter() {
  return createBrowserRouter(routesOf(featureRoutes))
}
