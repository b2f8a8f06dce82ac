import type { Activity } from '@isomorph/access'
import type { RouteAccess } from '../../screen/feature-route.ts'

/** Whether activities alone open a screen. */
export function isGranted({ isPublic, anyOf, allOf }: RouteAccess, activities: readonly Activity[]): boolean {
  if (isPublic) return true
  const hasAny = !anyOf || anyOf.some((activity) => activities.includes(activity))
  return hasAny && (allOf ?? []).every((activity) => activities.includes(activity))
}
