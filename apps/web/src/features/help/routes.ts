import type { FeatureRoute } from '../../screen/feature-route.ts'

/** Pages that only say something: help, privacy, and what is shown when something is wrong. */
export const helpRoutes: readonly FeatureRoute[] = [
  {
    path: 'help',
    isPublic: true,
    areas: ['help'],
    load: async () => ({ Component: (await import('./help-page.tsx')).HelpPage }),
  },
  {
    path: 'help/lockdown-browser',
    isPublic: true,
    areas: ['help'],
    load: async () => ({ Component: (await import('./lockdown-help-page.tsx')).LockdownHelpPage }),
  },
  {
    path: 'help/scoring-docs/:topic?',
    isPublic: true,
    areas: ['help', 'scoring-help'],
    load: async () => ({ Component: (await import('./scoring-docs-page.tsx')).ScoringDocsPage }),
  },
  {
    path: 'privacy-policy',
    isPublic: true,
    areas: ['privacy'],
    load: async () => ({ Component: (await import('./privacy-page.tsx')).PrivacyPage }),
  },
  {
    path: 'error',
    isPublic: true,
    areas: ['notices'],
    load: async () => ({ Component: (await import('./error-page.tsx')).ErrorPage }),
  },
  {
    path: 'not-found',
    isPublic: true,
    areas: ['notices'],
    load: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }),
  },
]
