import type { FeatureRoute } from '../../routes/feature-route.ts'

export const accountRoutes: readonly FeatureRoute[] = []
