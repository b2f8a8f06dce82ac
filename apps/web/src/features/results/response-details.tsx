import type { ProblemInstanceForStaff } from '@isomorph/contract'
import { color, fontSize, Icon, radius, VerdictChip } from '@isomorph/ui'
import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { StaticMath } from '../../math/index.ts'
import { LabelText } from '../../statement/label-text.tsx'
import { VerdictForm, type ResponsePlace } from './verdict-form.tsx'

type Response = ProblemInstanceForStaff['attempts'][number]['responses'][number]

interface ResponseDetailsProps {
  readonly response: Response
  /** The right answer of this variant. */
  readonly answer: string
  readonly place: ResponsePlace
}

const facetNames = { value: 'Value', precision: 'Precision', unit: 'Unit', form: 'Form' }

/** One answer: as typed, as read, and why it was marked so; with the way to set the verdict by hand. */
export function ResponseDetails({ response, answer, place }: ResponseDetailsProps) {
  const [isMarking, setMarking] = useState(response.needsPerson)
  const isFormula = response.answerType !== 'ShortAnswer' && response.answerType !== 'MultipleChoice'
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
        <Typed response={response} isFormula={isFormula} />
        <span style={{ marginLeft: 'auto' }}>
          <VerdictChip verdict={response.verdict} percent={Math.round(response.percent * 100) / 100} />
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
        {isFormula && response.value !== '' && <Fact name="Typed">{<code>{response.value}</code>}</Fact>}
        {answer && (
          <Fact name="Right answer">
            <StaticMath latex={answer} />
          </Fact>
        )}
        <Fact name="Decided">{response.rule}</Fact>
        {response.witness && <Fact name="Differs at">{response.witness}</Fact>}
        {response.comment && <Fact name="Comment">{response.comment}</Fact>}
      </dl>
      {response.facets.length > 0 && <Facets facets={response.facets} />}
      {isMarking ? (
        <VerdictForm response={response} place={place} onDone={() => setMarking(false)} />
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

function Typed({ response, isFormula }: { response: Response; isFormula: boolean }) {
  if (response.value === '') return <em style={{ color: color.textSecond }}>left empty</em>
  if (!isFormula) return <span style={{ whiteSpace: 'pre-wrap' }}>{response.value}</span>
  return <StaticMath latex={response.reading || response.value} />
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
