import type { FeatureRoute } from '../../routes/feature-route.ts'

export const problemRoutes: readonly FeatureRoute[] = []
