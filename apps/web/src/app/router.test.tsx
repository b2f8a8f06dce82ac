// @vitest-environment jsdom
import { createMemoryRouter, matchPath } from 'react-router'
import { expect, it } from 'vitest'
import { firstRoutes } from './first-routes.ts'
import { furtherRoutes } from './further-routes.ts'
import { findFurtherRoutes, routesOf } from './router.tsx'

/** An address of a route: every parameter has a value, and what may stand there does. */
const addressOf = (path: string): string =>
  `/${path.replaceAll(/:\w+\??/g, '7').replace('*', 'more')}`.replace(/\/$/, '')

function routerAt(address: string) {
  return createMemoryRouter(routesOf(firstRoutes), {
    initialEntries: [address],
    patchRoutesOnNavigation: findFurtherRoutes,
  })
}

it('takes no address of a further route for one of the first', () => {
  const taken = furtherRoutes.filter(({ path }) =>
    firstRoutes.some((first) => matchPath(`/${first.path}`, addressOf(path))),
  )
  expect(taken.map(({ path }) => path)).toEqual([])
})

it.each(['/account', '/courses/7/groupAssignments/8/results', '/help'])('finds the further route of %s', async (at) => {
  const router = routerAt('/downtime')
  await router.navigate(at)
  expect(router.state.matches.at(-1)?.route.path).not.toBe('*')
  expect(router.state.location.pathname).toBe(at)
  router.dispose()
})

it("stays with the first routes on a learner's way", async () => {
  const router = routerAt('/downtime')
  await router.navigate('/courses/7/groupAssignments/8')
  expect(router.routes[0]?.children).toHaveLength(firstRoutes.length + 1)
  await router.navigate('/courses/7')
  expect(router.routes[0]?.children).toHaveLength(firstRoutes.length + furtherRoutes.length + 1)
  router.dispose()
})

it.each([
  ['/courses/7/no/such/tab', 'courses/:groupId/*'],
  ['/courses/7/groupAssignments/8/no/such/page', 'courses/:groupId/*'],
  ['/courses/7/people', 'courses/:groupId/people'],
  ['/assessments/7/no/such/tab', 'assessments/:assessmentId/*'],
  ['/problems/7/no/such/tab', 'problems/:problemId/*'],
  ['/sharedLibraries/7/no/such/tab', 'sharedLibraries/:sharedLibraryId/*'],
  ['/lti-launch/7/no/such/step', 'lti-launch/:ltiLaunchId/*'],
])('opens %s by the path %s: what has no screen of its own shows the whole', async (at, path) => {
  const router = routerAt('/downtime')
  await router.navigate(at)
  expect(router.state.matches.at(-1)?.route.path).toBe(path)
  router.dispose()
})

it('finds no route for an address that nothing has', async () => {
  const router = routerAt('/downtime')
  await router.navigate('/no/such/page')
  expect(router.state.matches.at(-1)?.route.path).toBe('*')
  router.dispose()
})
