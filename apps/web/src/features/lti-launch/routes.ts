import type { FeatureRoute } from '../../screen/feature-route.ts'

/** The page that a launch from a learning platform opens. */
export const ltiLaunchRoutes: readonly FeatureRoute[] = [
  {
    path: 'lti-launch/:ltiLaunchId/*',
    anyOf: ['LtiLaunchReadOwn'],
    areas: ['course-refusals', 'lti-launch'],
    load: async () => ({ Component: (await import('./lti-launch-page.tsx')).LtiLaunchPage }),
  },
]
