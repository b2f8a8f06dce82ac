/** How a learner's score stands towards a platform. */
export const gradePushStates = [
  /** Nothing to send: not started, or not released, or nobody has earned anything. */
  'nothing',
  /** The platform has the score of this moment. */
  'sent',
  /** It waits to be sent. */
  'due',
  /** It waits until the score is released to the learner. */
  'notReleased',
  /** The platform has been told that it waits for a person; points follow. */
  'pending',
  /** It waits for a person, and the platform keeps the grade it has. */
  'held',
  'excused',
  /** The person never came from this platform. */
  'unknownThere',
  /** The platform refuses it. */
  'failed',
] as const
export type GradePushState = (typeof gradePushStates)[number]
