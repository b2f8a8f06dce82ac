import type { ComponentType, ReactNode } from 'react'
import {
  createBrowserRouter,
  matchPath,
  useLocation,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router'
import { LoadingScreen } from '@isomorph/ui'
import type { FeatureRoute, RouteAccess } from '../screen/feature-route.ts'
import { loadScreen, withTexts } from '../screen/load-screen.ts'
import { NotFoundRedirect } from '../screen/not-found-redirect.tsx'
import { ScreenBoundary } from '../screen/crash/screen-boundary.tsx'
import { RequireAccess } from './access/require-access.tsx'
import { firstRoutes } from './first-routes.ts'
import { FrameCrash } from './frame-crash.tsx'
import { RootLayout } from './root-layout.tsx'

/** A screen that broke is rendered again at another address, which may be one of the same route. */
function RouteBoundary({ children }: { children: ReactNode }) {
  return <ScreenBoundary resetKey={useLocation().pathname}>{children}</ScreenBoundary>
}

function RouteScreen({ access, Screen }: { access: RouteAccess; Screen: ComponentType }) {
  return (
    <RouteBoundary>
      <RequireAccess access={access}>
        <Screen />
      </RequireAccess>
    </RouteBoundary>
  )
}

function routeOf({ path, load, areas = [], screen = path, isBare = false, ...access }: FeatureRoute): RouteObject {
  return {
    path,
    handle: { isBare },
    lazy: async () => {
      const { Component } = await loadScreen(withTexts(load, areas))
      return { element: <RouteScreen key={screen} access={access} Screen={Component} /> }
    },
  }
}

const frameId = 'frame'

/** All routes within the frame of the product; a path that none of them knows shows the not-found screen. */
export function routesOf(screens: readonly FeatureRoute[]): RouteObject[] {
  return [
    {
      id: frameId,
      Component: RootLayout,
      ErrorBoundary: FrameCrash,
      HydrateFallback: LoadingScreen,
      children: [...screens.map(routeOf), { path: '*', Component: NotFoundRedirect }],
    },
  ]
}

/** In place of a screen whose route could not be fetched; once the network is back the page is fetched anew. */
function missingRouteOf(path: string): RouteObject {
  const load = async (): Promise<never> => {
    await import('./further-routes.ts')
    throw new Error('The route of this screen is known only to a new page.')
  }
  return routeOf({ path, isPublic: true, load })
}

/** Fetches the routes that a learner's first page does without, when an address is none of the first. */
export const findFurtherRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (firstRoutes.some((route) => matchPath(`/${route.path}`, path))) return
  try {
    const { furtherRoutes, loadRefusalWords } = await import('./further-routes.ts')
    void loadRefusalWords()
    // Routes that are there already stay as they are.
    patch(frameId, furtherRoutes.map(routeOf))
  } catch {
    patch(frameId, [missingRouteOf(path)])
  }
}

export function createRouter() {
  return createBrowserRouter(routesOf(firstRoutes), { patchRoutesOnNavigation: findFurtherRoutes })
}
