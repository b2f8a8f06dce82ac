import type { FeatureRoute } from '../../routes/feature-route.ts'

export const resultsRoutes: readonly FeatureRoute[] = []
