export { hasSavedAnswers } from './drafts/saved-answers.ts'
export { hasPendingSubmissions } from './submissions/pending-submissions.ts'

/** Sends what a person submitted without a connection. Fails where the part that sends cannot be fetched. */
export async function sendPendingSubmissions(userId: number): Promise<void> {
  const { submissionQueueOf } = await import('./submissions/queue-of-person.ts')
  await submissionQueueOf(userId).send()
}
