import type { VariantReport } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { formatCount } from '../../../numbers/counts.ts'
import { countOfIssues } from './count-of-issues.ts'

/** What the server says of the variants of a version, in a few words; empty where it has not looked at them. */
export function variantReportWords({ state, variants, issues }: VariantReport): string {
  if (state === 'absent') return ''
  if (state === 'waiting') return t('variant-lab.report.waiting')
  if (state === 'tooLong') return t('variant-lab.report.tooLong')
  if (state === 'failed') return t('variant-lab.report.failed')
  return t('variant-lab.outcome', { count: formatCount(variants), issues: countOfIssues(issues) })
}
