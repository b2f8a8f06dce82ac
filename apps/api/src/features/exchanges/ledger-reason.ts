import { launchReasons, type SaidSentence } from '@isomorph/contract'
import type { ExchangeRow } from './exchanges.queries.ts'

const codes: readonly string[] = launchReasons

/** What stands in the detail of a refused launch beyond the words of its reason: `…: “value”. …` */
const valueIn = (detail: string): string => /^[^“.]*: “(.*)”\. /u.exec(detail)?.[1] ?? ''

/**
 * Why a launch was refused, as a code with the value that an administrator needs. The ledger keeps the code as its summary, and the
 * English as its detail.
 */
export function ledgerReason({
  kind,
  outcome,
  summary: code,
  detail,
}: Pick<ExchangeRow, 'kind' | 'outcome' | 'summary' | 'detail'>): SaidSentence | undefined {
  if (kind !== 'launch' || outcome !== 'refused' || !codes.includes(code)) return undefined
  return { code, params: { value: valueIn(detail) } }
}
