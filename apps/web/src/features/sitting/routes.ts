import type { FeatureRoute } from '../../routes/feature-route.ts'

export const sittingRoutes: readonly FeatureRoute[] = []
