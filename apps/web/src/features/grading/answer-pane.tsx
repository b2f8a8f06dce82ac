import type { GradedResponse } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { MessageBand } from '@isomorph/ui'
import { formatPercent } from '../../numbers/percent-words.ts'
import { shownWords } from '../../numbers/values.ts'
import { ruleInWords } from '../../entities/marking-rule/rule-words.ts'
import { StaticMath } from '../../math/index.ts'
import { AnswerShown } from '../../statement/answer-shown.tsx'
import { ChoiceTexts } from '../../statement/chosen-choices.tsx'
import { LabelText } from '../../statement/label-text.tsx'
import { SafeHtml } from '../../statement/safe-html.tsx'
import { AnswerText, AsWritten, MarkList, Pane, PartName, PartSummary, Quiet, Statement } from './grading.styles.ts'

/** What two people gave, as soon as the grader may see it. */
function OtherMarks({ answer: { doubleMarks, isWaiting } }: { answer: GradedResponse }) {
  const others = doubleMarks.filter(({ isOwn }) => !isOwn)
  if (others.length === 0) return null
  const hasOwn = others.length < doubleMarks.length
  return (
    <div>
      <PartName>{t('grading.others')}</PartName>
      {isWaiting && <div>{hasOwn ? t('grading.others.talk') : t('grading.others.decide')}</div>}
      <MarkList>
        {others.map(({ grader, percent, comment }) => (
          <li key={grader}>
            {comment
              ? t('grading.others.mark.commented', { grader, percent: formatPercent(percent), comment })
              : t('grading.others.mark', { grader, percent: formatPercent(percent) })}
          </li>
        ))}
      </MarkList>
    </div>
  )
}

function GivenAnswer({ answer: { response, choices, copies } }: { answer: GradedResponse }) {
  const { label, appeal, comment } = response
  return (
    <div>
      <PartName>{t('grading.answer')}</PartName>
      {label && <LabelText label={label} />}
      <AnswerText>
        <AnswerShown {...response} choices={choices} />
      </AnswerText>
      {appeal && (
        <MessageBand tone="warning">
          <AsWritten>{t('grading.answer.appeal', { text: appeal.text })}</AsWritten>
        </MessageBand>
      )}
      {appeal && comment && <Quiet>{t('grading.answer.formerComment', { comment })}</Quiet>}
      {copies > 1 && <Quiet>{t('grading.answer.copies', { count: copies })}</Quiet>}
    </div>
  )
}

/** The learner's answer set as mathematics or words, with the key and the problem for their numbers. */
export function AnswerPane({ answer }: { answer: GradedResponse }) {
  const { response, choices, keyLatex, graderNotes, statementHtml, solutionHtml, shownValues } = answer
  const right = choices.filter(({ isRight }) => isRight)
  return (
    <Pane>
      <GivenAnswer answer={answer} />
      <OtherMarks answer={answer} />
      {keyLatex && (
        <div>
          <PartName>{t('grading.answer.correct')}</PartName>
          {right.length > 0 ? <ChoiceTexts choices={right} /> : <StaticMath latex={keyLatex} />}
        </div>
      )}
      {graderNotes && (
        <div>
          <PartName>{t('grading.answer.notes')}</PartName>
          <AsWritten>{graderNotes}</AsWritten>
        </div>
      )}
      <div>
        <PartName>{t('grading.answer.found')}</PartName>
        {ruleInWords(response)}
      </div>
      <div>
        <PartName>{t('grading.answer.problem')}</PartName>
        <Statement tabIndex={0} role="region" aria-label={t('grading.answer.problem')}>
          <SafeHtml html={statementHtml} />
        </Statement>
        <Quiet>{shownWords(shownValues)}</Quiet>
      </div>
      {solutionHtml && <Solution html={solutionHtml} isOpen={keyLatex === ''} />}
    </Pane>
  )
}

interface SolutionProps {
  readonly html: string
  /** Where there is no correct answer, the solution says what is right. */
  readonly isOpen: boolean
}

function Solution({ html, isOpen }: SolutionProps) {
  return (
    <details open={isOpen}>
      <PartSummary>{t('grading.answer.solution')}</PartSummary>
      <Statement tabIndex={0} role="region" aria-label={t('grading.answer.solution')}>
        <SafeHtml html={html} />
      </Statement>
    </details>
  )
}
