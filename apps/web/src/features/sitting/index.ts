export { hasKeptAnswers } from './drafts/kept-answers.ts'
export { hasPendingSubmissions } from './submissions/pending-submissions.ts'

/** Sends what a person submitted without a connection. Fails where the part that sends cannot be fetched. */
export async function sendPendingSubmissions(userId: number): Promise<void> {
  const { outboxOf } = await import('./submissions/outbox-of-person.ts')
  await outboxOf(userId).send()
}
