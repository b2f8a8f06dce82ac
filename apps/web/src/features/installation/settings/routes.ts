import type { FeatureRoute } from '../../../screen/feature-route.ts'

export const settingsRoutes: readonly FeatureRoute[] = [
  {
    path: 'installation/settings',
    anyOf: ['ConfigurationModify'],
    areas: ['installation'],
    load: async () => ({ Component: (await import('./settings-page.tsx')).SettingsPage }),
  },
]
