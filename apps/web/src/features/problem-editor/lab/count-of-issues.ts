/** `2 errors and 1 warning`, or that there is nothing. */
export function countOfIssues(issues: readonly { readonly level: string }[]): string {
  const errors = issues.filter(({ level }) => level === 'InvalidForUseError').length
  const warnings = issues.length - errors
  const parts = [
    ...(errors === 0 ? [] : [`${errors} ${errors === 1 ? 'error' : 'errors'}`]),
    ...(warnings === 0 ? [] : [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`]),
  ]
  return parts.length === 0 ? 'no issues' : parts.join(' and ')
}
