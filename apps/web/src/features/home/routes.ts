import type { FeatureRoute } from '../../routes/feature-route.ts'

export const homeRoutes: readonly FeatureRoute[] = []
