import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { color, fontSize, Icon, MessageBand, ProgressLine } from '@isomorph/ui'
import type { Distribution, ProblemContent, VariantsCheck, VariantIssue } from '@isomorph/problem'
import { useEffect, useRef, type ReactNode } from 'react'
import { pillLatex, StaticMath } from '../../../math/index.ts'
import { placeOf } from '../draft/usages.ts'
import { answerName } from './answer-names.ts'
import { HistogramBars } from './histogram-bars.tsx'
import { type CheckState } from './use-check.ts'
import { GrowingText, WarningMark } from './check.styles.ts'
import { formatCount } from '../../../numbers/counts.ts'

const Root = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginTop: 12,
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
  fontSize: fontSize.table,
  '& h2': { margin: 0, fontSize: fontSize.body, fontWeight: 650 },
  '& p': { margin: 0, color: color.textSecond },
})
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  '& th': { padding: '4px 8px 4px 0', textAlign: 'left', fontWeight: 620 },
  '& td': { padding: '4px 8px 4px 0', verticalAlign: 'middle', overflowWrap: 'anywhere' },
})
const Issues = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'flex-start', flexWrap: 'wrap', gap: 6 },
})

function DistributionRow({
  name,
  head,
  isMath,
  distribution,
}: {
  name: string
  head: ReactNode
  isMath: boolean
  distribution: Distribution
}): ReactNode {
  const { least, most, bars, distinct } = distribution
  const shown = (text: string): ReactNode => (isMath ? <StaticMath latex={text} /> : text)
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>
        {shown(least)}
        {least !== most && <> … {shown(most)}</>}
      </td>
      <td>{distinct > 1 ? <HistogramBars bars={bars} name={name} /> : 'always the same'}</td>
    </tr>
  )
}

function Distributions({ answer, content }: { answer: VariantsCheck; content: ProblemContent }): ReactNode {
  if (answer.variables.length + answer.answers.length === 0) return null
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Value</th>
          <th scope="col">From … to</th>
          <th scope="col">How often</th>
        </tr>
      </thead>
      <tbody>
        {answer.variables.map((each) => (
          <DistributionRow
            key={each.name}
            name={each.name}
            head={<StaticMath latex={pillLatex(each.name)} />}
            isMath={false}
            distribution={each}
          />
        ))}
        {answer.answers.map((each) => {
          const name = answerName(each, answer.answers, content.questions)
          return <DistributionRow key={name} name={name} head={name} isMath distribution={each} />
        })}
      </tbody>
    </Table>
  )
}

function IssueRow({
  issue,
  answer,
  content,
  onOpenVariant,
}: {
  issue: VariantIssue
  answer: VariantsCheck
  content: ProblemContent
  onOpenVariant: (seed: number) => void
}): ReactNode {
  const seeds = issue.seeds.filter((seed) => seed > 0).slice(0, 3)
  return (
    <li>
      <WarningMark>
        <Icon name="alert" size={16} />
      </WarningMark>
      <GrowingText>
        <b>{placeOf(content, issue.path).name}:</b> {issue.message}
        {issue.count > 1 && ` In ${issue.count} of ${answer.count} variants.`}
      </GrowingText>
      {seeds.map((seed) => (
        <Button key={seed} size="small" variant="outlined" onClick={() => onOpenVariant(seed)}>
          variant {seed}
        </Button>
      ))}
    </li>
  )
}

function Outcome({
  answer,
  checked,
  content,
  onOpenVariant,
}: {
  answer: VariantsCheck
  checked: ProblemContent
  content: ProblemContent
  onOpenVariant: (seed: number) => void
}): ReactNode {
  const count = formatCount(answer.count)
  const { issues } = answer
  return (
    <>
      <h2>
        {count} variants: {issues.length === 0 ? 'no issues' : `${issues.length} to look at`}
      </h2>
      <p>
        {formatCount(answer.distinctVariants)} of them different.
        {checked !== content && ' You have changed the problem since.'}
      </p>
      {issues.length > 0 && (
        <Issues>
          {issues.map((issue) => (
            <IssueRow
              key={`${issue.kind} ${issue.path} ${issue.message}`}
              issue={issue}
              answer={answer}
              content={checked}
              onOpenVariant={onOpenVariant}
            />
          ))}
        </Issues>
      )}
      <Distributions answer={answer} content={checked} />
    </>
  )
}

/** What 1,000 variants have in common, and those with an issue; each opens that variant. */
export function CheckVariants({
  state,
  content,
  onOpenVariant,
}: {
  state: CheckState
  /** What is being written now. */
  content: ProblemContent
  onOpenVariant: (seed: number) => void
}): ReactNode {
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    if (state.kind === 'running' || state.kind === 'done') root.current?.scrollIntoView({ block: 'nearest' })
  }, [state.kind])
  if (state.kind === 'idle') return null
  return (
    <Root ref={root} aria-label="Check of many variants" aria-live="polite">
      {state.kind === 'running' && (
        <>
          <h2>Drawing variants…</h2>
          <ProgressLine />
        </>
      )}
      {state.kind === 'failed' && <MessageBand tone="error">{state.message}</MessageBand>}
      {state.kind === 'done' && (
        <Outcome answer={state.answer} checked={state.content} content={content} onOpenVariant={onOpenVariant} />
      )}
    </Root>
  )
}
