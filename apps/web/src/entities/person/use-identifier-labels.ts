import { useGetConfigurationQuery } from '../../data/core-api.ts'

/** What identifies people on this installation, at the beginning of a sentence. */
export function useIdentifierLabels(): string {
  const { data } = useGetConfigurationQuery(undefined)
  return data?.identifierType === 'careerAccount' ? 'Career account aliases or PUIDs' : 'E-mail addresses'
}
