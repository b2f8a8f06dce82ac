import { accountCalls, configurationCalls, sittingCalls } from '@isomorph/contract'
import type { FindKept } from '../../data/kept-answers.ts'

export { hasSavedAnswers } from './drafts/saved-answers.ts'
export { hasPendingSubmissions } from './submissions/pending-submissions.ts'

/** Sends what a person submitted without a connection. Fails where the part that sends cannot be fetched. */
export async function sendPendingSubmissions(userId: number): Promise<void> {
  const { submissionQueueOf } = await import('./submissions/queue-of-person.ts')
  await submissionQueueOf(userId).send()
}

/** What the pages of a sitting ask for before they can be read. */
const keptPaths = [
  accountCalls.getUserInfo,
  configurationCalls.getConfiguration,
  sittingCalls.getSitting,
  sittingCalls.getProblemInstance,
].map(({ path }): string => path)

/** Shows what this browser keeps of a figure that cannot be fetched. */
export function showKeptFigures(page: Document): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || !target.src.includes('/api/files/')) return
      void Promise.all([import('./offline/kept-figures.ts'), import('./offline/kept-answers-of-browser.ts')]).then(
        ([{ showKeptFigure }, { keptAnswers }]) => showKeptFigure(target, location.pathname, keptAnswers),
        () => undefined,
      )
    },
    // An image tells nobody above it that it failed.
    { capture: true },
  )
}

/** Finds what this browser keeps of a sitting under way, for when the server cannot be reached. */
export const findKeptAnswer: FindKept = async (request) => {
  if (!keptPaths.includes(request.path)) return undefined
  const { keptAnswers } = await import('./offline/kept-answers-of-browser.ts')
  return await keptAnswers.find(request)
}
