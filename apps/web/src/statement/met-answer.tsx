import { partsOf } from '@isomorph/messages'
import type { MetAnswer } from '@isomorph/problem'
import { Fragment, type ReactNode } from 'react'
import { StaticMath } from '../math/index.ts'
import { shownPercent } from '../numbers/percent.ts'
import { formatPoints } from '../numbers/points.ts'

/** Which of the author's answers was met: “Met answer 2: 175 J (50 %).” */
export function MetAnswerText({ met }: { met: MetAnswer }) {
  const parts = partsOf<'statement.met', ReactNode>('statement.met', {
    number: met.number,
    answer: met.latex === undefined ? met.text : <StaticMath latex={met.latex} />,
    percent: formatPoints(shownPercent(met.percentCorrect)),
  })
  // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
