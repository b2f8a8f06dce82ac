import { useMemo } from 'react'
import { useTimeZone } from '../../data/index.ts'
import { effectiveGrants, useListAccommodationsQuery } from '../accommodations/index.ts'

/** What is granted to whom in an assessment, in words. Whether somebody is excused is their state. */
export function useGrants(groupAssessmentId: number): ReadonlyMap<number, string> {
  const timeZone = useTimeZone()
  const { data } = useListAccommodationsQuery({ query: { groupAssessmentId } })
  return useMemo(() => {
    const granted = (data?.people ?? []).map(({ person, scopes }): [number, string] => {
      const grants = effectiveGrants(scopes, timeZone).filter(({ field }) => field !== 'isExcused')
      return [person.id, grants.map(({ words }) => words).join(', ')]
    })
    return new Map(granted.filter(([, words]) => words !== ''))
  }, [data, timeZone])
}
