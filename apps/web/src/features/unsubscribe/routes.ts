import type { FeatureRoute } from '../../screen/feature-route.ts'

export const unsubscribeRoutes: readonly FeatureRoute[] = [
  {
    path: 'unsubscribe',
    isPublic: true,
    areas: ['unsubscribe'],
    load: async () => ({ Component: (await import('./unsubscribe-page.tsx')).UnsubscribePage }),
  },
]
