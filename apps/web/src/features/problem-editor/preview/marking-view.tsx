import { t, type PlainKey } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { color, fontSize, Icon, VerdictChip } from '@isomorph/ui'
import {
  type FacetName,
  type Marking,
  type MarkingError,
  type MarkingErrorCode,
  type MarkingRule,
} from '@isomorph/problem'
import type { ReactNode } from 'react'
import { nameOfRule } from '../../../entities/marking-rule/rule-words.ts'
import { wordsOfError } from '../../../statement/read-reasons/reason-words.ts'
import { RichTextView } from '../../../rich-text-view/index.ts'
import { shownPercent } from '../../../numbers/percent.ts'
import { MetAnswerText } from '../../../statement/met-answer.tsx'
import type { MarkedQuestion } from '../engine/protocol.ts'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  marginTop: 6,
  fontSize: fontSize.table,
  '& p': { margin: 0 },
})
const Facets = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.textSecond,
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 4 },
})
const Said = styled('div')({
  padding: '6px 10px',
  borderInlineStart: `3px solid ${color.primary}`,
  backgroundColor: color.sunken,
})

const facetNames: Readonly<Record<FacetName, PlainKey>> = {
  value: 'problem-editor.preview.facet.value',
  precision: 'problem-editor.preview.facet.precision',
  unit: 'problem-editor.preview.facet.unit',
  form: 'problem-editor.preview.facet.form',
}

/** Errors with a title of their own in the specification; the others are said by their sentence. */
const titles: Readonly<Partial<Record<MarkingErrorCode, PlainKey>>> = {
  DivideByZeroError: 'problem-editor.preview.title.divideByZeroError',
  ToleranceRoundingEdgeCaseError: 'problem-editor.preview.title.toleranceRoundingEdgeCaseError',
  ComplexNumberFormatAsRealError: 'problem-editor.preview.title.complexNumberFormatAsRealError',
  RequestTimedOut: 'problem-editor.preview.title.requestTimedOut',
}

function inWords(error: MarkingError): string {
  const detail = wordsOfError(error)
  const title = titles[error.code]
  return title ? t('problem-editor.preview.error', { title: t(title), detail }) : detail
}

/** Why a rule decided as it did, with the values at which answer and key differ. */
function sentenceOf(rule: MarkingRule, witness: Marking['witness'] = {}): string {
  const values = Object.entries(witness).map(([name, value]) => `${name} = ${value}`)
  const sentence = nameOfRule(rule)
  if (values.length === 0) return sentence
  return t('problem-editor.preview.witness', { sentence: sentence.replace(/\.$/, ''), values: values.join(', ') })
}

function FacetList({ facets }: { readonly facets: NonNullable<Marking['facets']> }): ReactNode {
  return (
    <Facets aria-label={t('problem-editor.preview.facets')}>
      {facets.map((facet) => (
        <li key={facet.facet}>
          <Icon
            name={facet.isMet ? 'check' : 'close'}
            size={16}
            title={facet.isMet ? t('problem-editor.preview.facet.right') : t('problem-editor.preview.facet.notRight')}
          />
          {t(facetNames[facet.facet])}
        </li>
      ))}
    </Facets>
  )
}

/** How one answer was marked and why: verdict, percent, the rule that decided, each facet, where the two differ. */
export function MarkingView({ marked: { marking, met } }: { marked: MarkedQuestion }): ReactNode {
  const { verdict, percent, rule, facets = [], witness, error, feedback } = marking
  // Nothing is earned or lost before a person has looked, or where nothing could be read.
  const isDecided = verdict !== 'needsPerson' && verdict !== 'unreadable'
  return (
    <Root>
      <div>
        <VerdictChip verdict={verdict} {...(isDecided ? { percent: shownPercent(percent) } : {})} />
      </div>
      <p>
        {met && (
          <>
            <MetAnswerText met={met} />{' '}
          </>
        )}
        {error ? inWords(error) : sentenceOf(rule, witness)}
      </p>
      {facets.length > 0 && <FacetList facets={facets} />}
      {feedback && (
        <Said>
          <RichTextView document={feedback} />
        </Said>
      )}
    </Root>
  )
}
