import type { FeatureRoute } from '../../routes/feature-route.ts'

export const peopleRoutes: readonly FeatureRoute[] = []
