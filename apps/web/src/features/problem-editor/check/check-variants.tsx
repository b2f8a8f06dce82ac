import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { color, fontSize, Icon, MessageBand, ProgressLine } from '@isomorph/ui'
import type { ProblemContent } from '@isomorph/problem'
import { useEffect, useRef, type ReactNode } from 'react'
import type { CheckedQuantity, CheckTrouble } from '../engine/protocol.ts'
import { HistogramBars } from './histogram-bars.tsx'
import { checkedVariants, type CheckState } from './use-check.ts'

const Root = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
  fontSize: fontSize.table,
  '& h2': { margin: 0, fontSize: fontSize.body, fontWeight: 650 },
})
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  '& th': { padding: '4px 8px 4px 0', textAlign: 'left', fontWeight: 620 },
  '& td': { padding: '4px 8px 4px 0', verticalAlign: 'middle' },
})
const Troubles = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 4 },
})

function Quantities({ quantities }: { quantities: readonly CheckedQuantity[] }): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Value</th>
          <th scope="col">From … to</th>
          <th scope="col">Spread</th>
        </tr>
      </thead>
      <tbody>
        {quantities.map((quantity) => (
          <tr key={quantity.name}>
            <th scope="row">{quantity.name}</th>
            <td>
              {quantity.minimum === quantity.maximum ? quantity.minimum : `${quantity.minimum} … ${quantity.maximum}`}
            </td>
            <td>
              {quantity.histogram ? (
                <HistogramBars histogram={quantity.histogram} name={quantity.name} />
              ) : (
                `${quantity.distinct} different`
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function TroubleRow({
  trouble,
  onOpenVariant,
}: {
  trouble: CheckTrouble
  onOpenVariant: (seed: number) => void
}): ReactNode {
  const [first] = trouble.seeds
  return (
    <li>
      <span style={{ color: color.warningText, display: 'inline-flex' }}>
        <Icon name="alert" size={16} />
      </span>
      <span style={{ flex: '1 1 180px' }}>
        {trouble.message}{' '}
        <small>
          ({trouble.count} of {checkedVariants})
        </small>
      </span>
      {first !== undefined && (
        <Button size="small" variant="outlined" onClick={() => onOpenVariant(first)}>
          Open variant {first}
        </Button>
      )}
    </li>
  )
}

/** What 1,000 variants have in common, and the ones that are trouble; each opens that variant. */
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
  const isRunning = state.kind === 'running'
  useEffect(() => {
    if (isRunning) root.current?.scrollIntoView({ block: 'nearest' })
  }, [isRunning])
  if (state.kind === 'idle') return null
  return (
    <Root ref={root} aria-label="All variants" aria-live="polite">
      {state.kind === 'running' && (
        <>
          <h2>Drawing variants… {state.done > 0 && state.done}</h2>
          <ProgressLine />
        </>
      )}
      {state.kind === 'failed' && <MessageBand tone="error">{state.message}</MessageBand>}
      {state.kind === 'done' && (
        <>
          <h2>
            {state.answer.count.toLocaleString('en-US')} variants:{' '}
            {state.answer.troubles.length === 0 ? 'no trouble' : `${state.answer.troubles.length} to look at`}
          </h2>
          {state.content !== content && (
            <p style={{ margin: 0, color: color.textSecond }}>You have changed the problem since.</p>
          )}
          {state.answer.troubles.length > 0 && (
            <Troubles>
              {state.answer.troubles.map((trouble) => (
                <TroubleRow
                  key={`${trouble.path} ${trouble.message}`}
                  trouble={trouble}
                  onOpenVariant={onOpenVariant}
                />
              ))}
            </Troubles>
          )}
          {state.answer.quantities.length > 0 && <Quantities quantities={state.answer.quantities} />}
        </>
      )}
    </Root>
  )
}
