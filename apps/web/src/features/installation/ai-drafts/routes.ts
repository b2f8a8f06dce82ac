import type { FeatureRoute } from '../../../screen/feature-route.ts'

export const aiDraftRoutes: readonly FeatureRoute[] = [
  {
    path: 'installation/ai-drafts',
    anyOf: ['ConfigurationModify'],
    areas: ['installation', 'problem-prompt'],
    load: async () => ({ Component: (await import('./ai-drafts-page.tsx')).AiDraftsPage }),
  },
]
