import { useListAssessmentsQuery } from './assessments.api.ts'

/** Whether there is an assessment that somebody may change; not before the server has said so. */
export function useHasChangeableAssessment(): boolean {
  const { data } = useListAssessmentsQuery({ query: { isChangeable: true, pageSize: 1 } })
  return (data?.total ?? 0) > 0
}
