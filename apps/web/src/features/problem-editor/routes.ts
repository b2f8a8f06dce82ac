import type { FeatureRoute } from '../../routes/feature-route.ts'

export const problemEditorRoutes: readonly FeatureRoute[] = []
