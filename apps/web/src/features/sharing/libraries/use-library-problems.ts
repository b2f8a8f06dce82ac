import type { LibraryChangeOutcome, LibraryRole } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useModifyProblemSharedLibraryRolesMutation } from './shared-libraries.api.ts'

interface Changes {
  readonly add?: readonly { readonly problemId: number; readonly role: LibraryRole }[]
  readonly remove?: readonly number[]
}

function countOf(outcomes: readonly LibraryChangeOutcome[], ...kinds: LibraryChangeOutcome['outcome'][]): number {
  return outcomes.filter(({ outcome }) => kinds.includes(outcome)).length
}

/** '2 problems added', '1 problem removed; 1 problem refused' */
export function outcomeSentence(outcomes: readonly LibraryChangeOutcome[]): string {
  const parts = [
    [countOf(outcomes, 'added'), 'sharing.outcome.added'],
    [countOf(outcomes, 'changed'), 'sharing.outcome.changed'],
    [countOf(outcomes, 'removed'), 'sharing.outcome.removed'],
    [countOf(outcomes, 'notFound', 'notAllowed'), 'sharing.outcome.refused'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, key]) => t(key, { count }))
  return said.length === 0 ? t('sharing.outcome.nothing') : said.join('; ')
}

/** Changes which problems a library holds, and says how that went; true when nothing was refused. */
export function useLibraryProblems(sharedLibraryId: number) {
  const [send, { isLoading }] = useModifyProblemSharedLibraryRolesMutation()
  const notify = useNotify()
  async function modify({ add = [], remove = [] }: Changes): Promise<boolean> {
    const { data, error } = await send({ body: { sharedLibraryId, add: [...add], remove: [...remove] } })
    if (!data) {
      notify('ERROR', requestErrorOf(error).detail)
      return false
    }
    const isRefused = countOf(data, 'notFound', 'notAllowed') > 0
    notify(isRefused ? 'WARNING' : 'SUCCESS', outcomeSentence(data))
    return !isRefused
  }
  return { isBusy: isLoading, modify }
}
