import { nameMaximumLength } from '@isomorph/contract'
import { t } from '@isomorph/messages'

/** What a copy of a problem or an assessment is called until its author names it, in the language of the page. */
export function nameOfCopy(name: string): string {
  return t('shared.copyOf', { name }).slice(0, nameMaximumLength).trimEnd()
}
