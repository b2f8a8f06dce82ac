import { useGetConfigurationQuery } from '../data/core-api.ts'

/** Whoever runs the product; what is not set is '' and is not shown. */
export interface Institution {
  readonly supportEmail: string
  readonly universityName: string
  readonly universityUrl: string
}

const unknown: Institution = { supportEmail: '', universityName: '', universityUrl: '' }

export function useInstitution(): Institution {
  const { data } = useGetConfigurationQuery(undefined)
  return data ?? unknown
}
