import type { FeatureRoute } from '../../routes/feature-route.ts'

export const courseRoutes: readonly FeatureRoute[] = []
