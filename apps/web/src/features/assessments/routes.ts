import type { FeatureRoute } from '../../routes/feature-route.ts'

export const assessmentRoutes: readonly FeatureRoute[] = []
