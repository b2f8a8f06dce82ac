import type { FeatureRoute } from '../../routes/feature-route.ts'

export const helpRoutes: readonly FeatureRoute[] = []
