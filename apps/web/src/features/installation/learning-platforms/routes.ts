import type { FeatureRoute } from '../../../screen/feature-route.ts'

const anyOf = ['ExternalProviderModify'] as const

/** The learning platforms of the installation. */
export const learningPlatformRoutes: readonly FeatureRoute[] = [
  {
    path: 'installation/learning-platforms',
    anyOf,
    areas: ['installation', 'learning-platforms'],
    load: async () => ({ Component: (await import('./learning-platforms-page.tsx')).LearningPlatformsPage }),
  },
  {
    path: 'installation/learning-platforms/new',
    anyOf,
    areas: ['connection-checks', 'connections', 'installation', 'learning-platforms', 'lti-pages'],
    load: async () => ({ Component: (await import('./new-learning-platform-page.tsx')).NewLearningPlatformPage }),
  },
  {
    path: 'installation/learning-platforms/:externalProviderId',
    anyOf,
    areas: ['connection-checks', 'connections', 'installation', 'learning-platforms'],
    load: async () => ({ Component: (await import('./learning-platform-page.tsx')).LearningPlatformPage }),
  },
]
