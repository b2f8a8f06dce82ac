import { useListAssessmentsQuery } from '../../entities/assessment/assessments.api.ts'
import { useListGroupsQuery } from '../../entities/group/courses.api.ts'
import { useListProblemsQuery } from '../../entities/problem/problems.api.ts'
import { useListSharedLibrariesQuery } from '../../entities/shared-library/shared-libraries.api.ts'
import type { RouteAccess } from '../../screen/feature-route.ts'

interface Own {
  /** Undefined until it is known. */
  readonly hasAny: boolean | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

/** Whether there is anything of a kind that somebody can see. */
export function useOwnsAny(kind: NonNullable<RouteAccess['orOwn']>): Own {
  const courses = useListGroupsQuery({ query: { tab: 'ALL' } }, { skip: kind !== 'courses' })
  const assessments = useListAssessmentsQuery({}, { skip: kind !== 'assessments' })
  const problems = useListProblemsQuery({}, { skip: kind !== 'problems' })
  const sharedLibraries = useListSharedLibrariesQuery({}, { skip: kind !== 'sharedLibraries' })
  const { data, error, refetch } = { courses, assessments, problems, sharedLibraries }[kind]
  return { hasAny: data && data.total > 0, error, refetch }
}
