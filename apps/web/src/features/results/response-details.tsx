import type { ProblemInstanceForStaff } from '@isomorph/contract'
import { Icon, VerdictChip } from '@isomorph/ui'
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
import {
  AtEnd,
  Facet,
  FacetList,
  Reading,
  ReadingName,
  Readings,
  ResponseBox,
  ResponseHead,
  TypedCode,
} from './results.styles.ts'

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

const wordsOfCredit = {
  full: 'in full, by a regrade, whatever its mark',
  dropped: 'not at all, by a regrade',
}

/** How the answer was read, and why it was marked so. */
function Facts({ response, answer, choices }: Omit<ResponseDetailsProps, 'place'>) {
  const isFormula = response.answerType !== 'ShortAnswer' && response.answerType !== 'MultipleChoice'
  const right = choices.filter(({ isRight }) => isRight)
  return (
    <Readings>
      {isFormula && response.value !== '' && (
        <Fact name="Typed">
          <StaticMath latex={response.value} /> <TypedCode>{response.value}</TypedCode>
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
      {response.credit && <Fact name="Counts">{wordsOfCredit[response.credit]}</Fact>}
      {response.appeal && <Fact name="Appeal">{response.appeal.text}</Fact>}
      {response.comment && <Fact name="Comment">{response.comment}</Fact>}
    </Readings>
  )
}

/** One answer: as typed, as read, and why it was marked so; with the way to set the verdict by hand. */
export function ResponseDetails({ response, answer, choices, place }: ResponseDetailsProps) {
  const [isMarking, setMarking] = useState(response.needsPerson)
  return (
    <ResponseBox>
      <ResponseHead>
        {response.label && <LabelText label={response.label} />}
        <AnswerShown {...response} choices={choices} />
        <AtEnd>
          <VerdictChip
            verdict={response.verdict}
            {...(undecided.has(response.verdict) ? {} : { percent: shownPercent(response.percent) })}
          />
        </AtEnd>
      </ResponseHead>
      <Facts response={response} answer={answer} choices={choices} />
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
    </ResponseBox>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <ReadingName>{name}</ReadingName>
      <Reading>{children}</Reading>
    </>
  )
}

function Facets({ facets }: { facets: Response['facets'] }) {
  return (
    <FacetList>
      {facets.map((facet) => (
        <Facet key={facet.facet} data-met={facet.isMet}>
          <Icon name={facet.isMet ? 'check' : 'close'} size={16} />
          {facetNames[facet.facet]} {facet.isMet ? 'met' : 'not met'}
          {facet.detail ? ` (${facet.detail})` : ''}
        </Facet>
      ))}
    </FacetList>
  )
}
