import type { GradedResponse } from '@isomorph/contract'
import { MessageBand } from '@isomorph/ui'
import { counted } from '../../numbers/counts.ts'
import { shownPercent } from '../../numbers/percent.ts'
import { valueWords } from '../../numbers/values.ts'
import { StaticMath } from '../../math/index.ts'
import { AnswerShown } from '../../statement/answer-shown.tsx'
import { ChoiceTexts } from '../../statement/chosen-choices.tsx'
import { LabelText } from '../../statement/label-text.tsx'
import { SafeHtml } from '../../statement/safe-html.tsx'
import { AnswerText, MarkList, Pane, PartName, Quiet, Statement } from './grading.styles.ts'

/** What two people gave, as soon as the grader may see it. */
function OtherMarks({ answer: { doubleMarks, isWaiting } }: { answer: GradedResponse }) {
  const others = doubleMarks.filter(({ isOwn }) => !isOwn)
  if (others.length === 0) return null
  const hasOwn = others.length < doubleMarks.length
  return (
    <div>
      <PartName>Marks of others</PartName>
      {isWaiting && (
        <div>
          {hasOwn
            ? 'This mark and yours are too far apart. Talk it over; one of you changes theirs.'
            : 'These marks are too far apart. Yours decides.'}
        </div>
      )}
      <MarkList>
        {others.map(({ grader, percent, comment }) => (
          <li key={grader}>
            {`${grader}: ${shownPercent(percent)} %`}
            {comment && ` “${comment}”`}
          </li>
        ))}
      </MarkList>
    </div>
  )
}

/** The learner's answer set as mathematics or words, with the key and the problem for their numbers. */
export function AnswerPane({ answer }: { answer: GradedResponse }) {
  const { response, choices, keyLatex, copies, statementHtml, values } = answer
  const right = choices.filter(({ isRight }) => isRight)
  return (
    <Pane>
      <div>
        <PartName>Answer</PartName>
        {response.label && <LabelText label={response.label} />}
        <AnswerText>
          <AnswerShown {...response} choices={choices} />
        </AnswerText>
        {response.appeal && (
          <MessageBand tone="warning">
            The learner appeals: {response.appeal.text} Answer in the comment, also where the mark stays.
          </MessageBand>
        )}
        {copies > 1 && <Quiet>Given in {counted(copies, 'attempt', 'attempts')}; one mark counts for all.</Quiet>}
      </div>
      <OtherMarks answer={answer} />
      {keyLatex && (
        <div>
          <PartName>Correct answer</PartName>
          {right.length > 0 ? <ChoiceTexts choices={right} /> : <StaticMath latex={keyLatex} />}
        </div>
      )}
      <div>
        <PartName>What the evaluator found</PartName>
        {response.rule}
      </div>
      <div>
        <PartName>The problem with this learner's numbers</PartName>
        <Statement>
          <SafeHtml html={statementHtml} />
        </Statement>
        <Quiet>
          {Object.entries(values)
            .map(([name, value]) => `${name} = ${valueWords(value)}`)
            .join(', ')}
        </Quiet>
      </div>
    </Pane>
  )
}
