import type { VariantReport } from '@isomorph/contract'
import { formatCount } from '../../../numbers/counts.ts'
import { countOfIssues } from './count-of-issues.ts'

/** What the server says of the variants of a version, in a few words; empty where it has not looked at them. */
export function variantReportWords({ state, variants, issues }: VariantReport): string {
  if (state === 'absent') return ''
  if (state === 'waiting') return 'variants are being checked'
  if (state === 'tooLong') return 'checking the variants took too long'
  if (state === 'failed') return 'the variants could not be checked'
  return `${formatCount(variants)} variants: ${countOfIssues(issues)}`
}
