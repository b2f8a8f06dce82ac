import { requestErrorOf } from '../../../data/request-error.ts'
import type { RequestError } from '../../../data/request.ts'
import { withTexts } from '../../../screen/load-screen.ts'

const loadWords = withTexts(async () => (await import('./words.ts')).sittingRefusalOf, ['refusals', 'sitting-refusals'])

/** Few sittings meet a refusal, so its words come with the first; in those of the server where they cannot be fetched. */
export async function refusalInWords(failure: unknown): Promise<RequestError> {
  const wordsOf = await loadWords().catch(() => requestErrorOf)
  return wordsOf(failure)
}
