import { t } from '@isomorph/messages'
import { useGetConfigurationQuery } from '../../data/core-api.ts'

/** What identifies people on this installation, and how several are typed. */
export function useIdentifiersHint(): string {
  const { data } = useGetConfigurationQuery(undefined)
  return t('shared.people.identifiers.hint', {
    kind: data?.identifierType === 'careerAccount' ? 'careerAccount' : 'other',
  })
}
