/** The example that the help on scores works through; a test works it out with the rules that marking uses. */
export const scoringExample = {
  questions: [
    { name: 'a', weight: 1, percent: 100 },
    { name: 'b', weight: 2, percent: 50 },
  ],
  percentOfProblem: '66.67',
  points: 6,
  attempt: 2,
  penaltyPerExtraAttempt: 10,
  lateDays: 1,
  penaltyPerLateDay: 20,
  earned: '2.88',
} as const
