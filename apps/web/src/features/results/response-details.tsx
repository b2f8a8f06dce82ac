import type { ProblemInstanceForStaff } from '@isomorph/contract'
import { color, fontSize, Icon, radius, VerdictChip } from '@isomorph/ui'
import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { StaticMath } from '../../math/index.ts'
import { AnswerShown } from '../../statement/answer-shown.tsx'
import { ChoiceTexts } from '../../statement/chosen-choices.tsx'
import { LabelText } from '../../statement/label-text.tsx'
import { MetAnswerText } from '../../statement/met-answer.tsx'
import { SafeHtml } from '../../statement/safe-html.tsx'
import { shownPercent } from '../../numbers/percent.ts'
import { ManualScoreForm, type ResponsePlace } from './manual-score-form.tsx'

type Response = ProblemInstanceForStaff['attempts'][number]['responses'][number]

interface ResponseDetailsProps {
  readonly response: Response
  /** LaTeX of the correct answer of this variant; empty where there is none. */
  readonly answer: string
  /** Those of this question. */
  readonly choices: ProblemInstanceForStaff['choices']
  readonly place: ResponsePlace
}

const undecided: ReadonlySet<string> = new Set(['needsPerson', 'pending', 'unreadable'])

const facetNames = { value: 'Value', precision: 'Precision', unit: 'Unit', form: 'Form' }

/** One answer: as typed, as read, and why it was marked so; with the way to set the verdict by hand. */
export function ResponseDetails({ response, answer, choices, place }: ResponseDetailsProps) {
  const [isMarking, setMarking] = useState(response.needsPerson)
  const isFormula = response.answerType !== 'ShortAnswer' && response.answerType !== 'MultipleChoice'
  const right = choices.filter(({ isRight }) => isRight)
  return (
    <div
      style={{
        border: `1px solid ${color.line}`,
        borderRadius: radius.control,
        padding: 16,
        marginBottom: 8,
        display: 'grid',
        gap: 10,
      }}
    >
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
        {response.label && <LabelText label={response.label} />}
        <AnswerShown {...response} choices={choices} />
        <span style={{ marginLeft: 'auto' }}>
          <VerdictChip
            verdict={response.verdict}
            {...(undecided.has(response.verdict) ? {} : { percent: shownPercent(response.percent) })}
          />
        </span>
      </div>
      <dl
        style={{
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr',
          gap: '4px 16px',
          margin: 0,
          fontSize: fontSize.table,
        }}
      >
        {isFormula && response.value !== '' && (
          <Fact name="Typed">
            <StaticMath latex={response.value} />{' '}
            <code style={{ color: color.textSecond, overflowWrap: 'anywhere' }}>{response.value}</code>
          </Fact>
        )}
        {answer && (
          <Fact name="Correct answer">
            {right.length > 0 ? <ChoiceTexts choices={right} /> : <StaticMath latex={answer} />}
          </Fact>
        )}
        <Fact name="Decided">
          {response.met && <MetAnswerText met={response.met} />} {response.rule}
        </Fact>
        {response.feedbackHtml && (
          <Fact name="Feedback">
            <SafeHtml html={response.feedbackHtml} />
          </Fact>
        )}
        {response.witness && <Fact name="Differs at">{response.witness}</Fact>}
        {response.comment && <Fact name="Comment">{response.comment}</Fact>}
      </dl>
      {response.facets.length > 0 && <Facets facets={response.facets} />}
      {isMarking ? (
        <ManualScoreForm response={response} place={place} onDone={() => setMarking(false)} />
      ) : (
        <div>
          <Button size="small" startIcon={<Icon name="edit" size={16} />} onClick={() => setMarking(true)}>
            Set by hand
          </Button>
        </div>
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt style={{ color: color.textSecond }}>{name}</dt>
      <dd style={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</dd>
    </>
  )
}

function Facets({ facets }: { facets: Response['facets'] }) {
  return (
    <ul
      style={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 16px',
        fontSize: fontSize.small,
      }}
    >
      {facets.map((facet) => (
        <li
          key={facet.facet}
          style={{ display: 'inline-flex', gap: 4, color: facet.isMet ? color.successText : color.errorText }}
        >
          <Icon name={facet.isMet ? 'check' : 'close'} size={16} />
          {facetNames[facet.facet]} {facet.isMet ? 'met' : 'not met'}
          {facet.detail ? ` (${facet.detail})` : ''}
        </li>
      ))}
    </ul>
  )
}
