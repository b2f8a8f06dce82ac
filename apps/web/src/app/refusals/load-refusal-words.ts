import { takeRefusalWords } from '../../data/request-error.ts'
import { withTexts } from '../../screen/load-screen.ts'

const load = withTexts(
  async () => (await import('./all-refusals.ts')).allRefusalsInWords,
  [
    'refusals',
    'refusal-details',
    'schema-errors',
    'sign-in-refusals',
    'sitting-refusals',
    'course-refusals',
    'marking-refusals',
    'authoring-refusals',
    'installation-refusals',
  ],
)

/** Fetches the words of whatever a further screen may be refused for. Until they are there, the English of the server is shown. */
export async function loadRefusalWords(): Promise<void> {
  const wordsOf = await load().catch(() => undefined)
  if (wordsOf) takeRefusalWords(wordsOf)
}
