import { percentOfProblem, pointsOfAttempt } from '@isomorph/problem'
import { expect, it } from 'vitest'
import { scoringExample } from './scoring-example.ts'

it('the help on scores works its example out as marking does', () => {
  const { questions, points, attempt, lateDays, penaltyPerExtraAttempt, penaltyPerLateDay } = scoringExample
  const percent = percentOfProblem(questions.map(({ weight, percent }) => ({ points: weight, percent })))
  expect(percent.toFixed(2)).toBe(scoringExample.percentOfProblem)
  const earned = pointsOfAttempt(
    points,
    { number: attempt, percent, lateDays },
    { perExtraAttempt: penaltyPerExtraAttempt, perLateDay: penaltyPerLateDay },
  )
  expect(Number(earned).toFixed(2)).toBe(scoringExample.earned)
})
