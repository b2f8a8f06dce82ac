import { useListAssessmentsQuery } from '../features/assessments/assessments.api.ts'
import { useListGroupsQuery } from '../features/courses/courses.api.ts'
import { useListProblemsQuery } from '../features/problems/problems.api.ts'
import type { RouteAccess } from '../routes/feature-route.ts'

/** Whether there is anything of a kind that somebody can see; undefined until it is known. */
export function useHasOwn(kind: NonNullable<RouteAccess['orOwn']>): boolean | undefined {
  const courses = useListGroupsQuery({ query: { tab: 'ALL' } }, { skip: kind !== 'courses' })
  const assessments = useListAssessmentsQuery({}, { skip: kind !== 'assessments' })
  const problems = useListProblemsQuery({}, { skip: kind !== 'problems' })
  const { data, isError } = { courses, assessments, problems }[kind]
  return isError ? false : data && data.total > 0
}
