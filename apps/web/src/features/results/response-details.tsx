import type { ProblemInstanceForStaff } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { isFormulaType } from '@isomorph/problem'
import { Icon, VerdictChip } from '@isomorph/ui'
import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { ruleInWords } from '../../entities/marking-rule/rule-words.ts'
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

const creditKeys = { full: 'results.answer.counts.full', dropped: 'results.answer.counts.dropped' } as const

/** How the answer was read, and why it was marked so. */
function Facts({ response, answer, choices }: Omit<ResponseDetailsProps, 'place'>) {
  const isFormula = isFormulaType(response.answerType)
  const right = choices.filter(({ isRight }) => isRight)
  return (
    <Readings>
      {isFormula && response.value !== '' && (
        <Fact name={t('results.answer.typed')}>
          <StaticMath latex={response.value} /> <TypedCode>{response.value}</TypedCode>
        </Fact>
      )}
      {answer && (
        <Fact name={t('results.answer.correct')}>
          {right.length > 0 ? <ChoiceTexts choices={right} /> : <StaticMath latex={answer} />}
        </Fact>
      )}
      <Fact name={t('results.answer.decided')}>
        {response.met && <MetAnswerText met={response.met} />} {ruleInWords(response)}
      </Fact>
      {response.feedbackHtml && (
        <Fact name={t('results.answer.feedback')}>
          <SafeHtml html={response.feedbackHtml} />
        </Fact>
      )}
      {response.witness && <Fact name={t('results.answer.differsAt')}>{response.witness}</Fact>}
      {response.credit && <Fact name={t('results.answer.counts')}>{t(creditKeys[response.credit])}</Fact>}
      {response.appeal && <Fact name={t('results.answer.appeal')}>{response.appeal.text}</Fact>}
      {response.comment && <Fact name={t('results.answer.comment')}>{response.comment}</Fact>}
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
            {t('results.answer.setByHand')}
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

function facetWords({ facet: name, isMet, detail }: Response['facets'][number]): string {
  const part = { facet: name === 'form' ? 'other' : name } as const
  const facet = t(isMet ? 'results.facet.met' : 'results.facet.notMet', part)
  if (detail === undefined) return facet
  const more = t(isMet ? 'results.facet.metMore' : 'results.facet.notMetMore', part)
  return t('results.facet.detailed', { facet, detail: more })
}

function Facets({ facets }: { facets: Response['facets'] }) {
  return (
    <FacetList>
      {facets.map((facet) => (
        <Facet key={facet.facet} data-met={facet.isMet}>
          <Icon name={facet.isMet ? 'check' : 'close'} size={16} />
          {facetWords(facet)}
        </Facet>
      ))}
    </FacetList>
  )
}
