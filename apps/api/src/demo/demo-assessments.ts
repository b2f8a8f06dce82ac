/** The assessments of the demo course: which problems, and how they are delivered around the day the demo is made. */

export interface DemoAssessment {
  readonly key: string
  readonly name: string
  readonly problems: readonly { readonly key: string; readonly points: number }[]
  /** Days from the day the demo is made; negative: before it. */
  readonly opensInDays: number
  readonly dueInDays: number
  readonly closesInDays: number
  readonly settings: {
    readonly timeLimitMinutes?: number
    readonly attemptsAllowed?: number
    readonly attemptPenaltyPercent?: number
    readonly latePenaltyPercent?: number
    readonly isFinishedByHand?: boolean
  }
}

export const pastHomework: DemoAssessment = {
  key: 'past',
  name: 'Homework 1: Numbers and spread',
  problems: [
    { key: 'order-of-operations', points: 2 },
    { key: 'quadratic-roots', points: 4 },
    { key: 'standard-deviation', points: 6 },
    { key: 'z-score', points: 4 },
    { key: 'element-name', points: 2 },
  ],
  opensInDays: -21,
  dueInDays: -14,
  closesInDays: -11,
  settings: { attemptsAllowed: 3, attemptPenaltyPercent: 10, latePenaltyPercent: 10 },
}

export const openHomework: DemoAssessment = {
  key: 'open',
  name: 'Homework 2: Derivatives, motion and circuits',
  problems: [
    { key: 'product-rule', points: 5 },
    { key: 'factor-quadratic', points: 4 },
    { key: 'braking-distance', points: 5 },
    { key: 'projectile', points: 8 },
    { key: 'series-impedance', points: 5 },
    { key: 'amount-of-substance', points: 3 },
  ],
  opensInDays: -3,
  dueInDays: 7,
  closesInDays: 10,
  settings: { attemptsAllowed: 5, latePenaltyPercent: 10 },
}

export const timedExam: DemoAssessment = {
  key: 'timed',
  name: 'Midterm exam',
  problems: [
    { key: 'definite-integral', points: 5 },
    { key: 'tangent-line', points: 5 },
    { key: 'inclined-plane', points: 5 },
    { key: 'voltage-divider', points: 4 },
    { key: 'binomial', points: 4 },
    { key: 'fraction-sum', points: 3 },
  ],
  opensInDays: -1,
  dueInDays: 14,
  closesInDays: 14,
  settings: { timeLimitMinutes: 50, attemptsAllowed: 1, isFinishedByHand: true },
}
