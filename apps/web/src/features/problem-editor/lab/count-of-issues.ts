import { t } from '@isomorph/messages'

/** `2 errors and 1 warning`, or that there is nothing. */
export function countOfIssues(issues: readonly { readonly level: string }[]): string {
  const errors = issues.filter(({ level }) => level === 'InvalidForUseError').length
  const warnings = issues.length - errors
  if (errors === 0 && warnings === 0) return t('variant-lab.count.none')
  if (errors === 0) return t('variant-lab.count.warnings', { warnings })
  return warnings === 0 ? t('variant-lab.count.errors', { errors }) : t('variant-lab.count.both', { errors, warnings })
}
