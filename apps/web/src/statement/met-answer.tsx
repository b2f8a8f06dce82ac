import type { MetAnswer } from '@isomorph/problem'
import { StaticMath } from '../math/index.ts'
import { shownPercent } from '../numbers/percent.ts'

/** Which of the author's answers was met: “Met answer 2: 175 J (50 %).” */
export function MetAnswerText({ met }: { met: MetAnswer }) {
  return (
    <>
      Met answer {met.number}: {met.latex === undefined ? met.text : <StaticMath latex={met.latex} />} (
      {shownPercent(met.percentCorrect)} %).
    </>
  )
}
