import { Button } from '../actions/button.tsx'
import { styled } from '@mui/material/styles'
import { Icon } from '../icons.tsx'
import { uiText } from '../texts.ts'
import { color, fontSize, radius } from '../theme/tokens.ts'
import { CopyButton } from './copy-button.tsx'

const Root = styled('section')({
  border: `1px solid ${color.line}`,
  borderInlineStart: `4px solid ${color.error}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  padding: 20,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  alignItems: 'flex-start',
  '& p, & h2': { margin: 0 },
})

/** What an error looks like to somebody who reads it. */
export interface ShownError {
  readonly title: string
  readonly detail: string
  readonly traceId?: string | undefined
}

const place = '\uE000'

/** The sentence around the trace id, which stands where its language wants it. */
function Trace({ traceId }: { traceId: string }) {
  const [before, after] = uiText('ui.error.trace', { traceId: place }).split(place)
  return (
    <>
      {before}
      <code>{traceId}</code>
      {after} <CopyButton text={traceId} />
    </>
  )
}

/** Something went wrong here: what happened, what to do, and the trace id to quote. */
export function ErrorPanel({ error, onRetry }: { error: ShownError; onRetry?: () => void }) {
  return (
    <Root role="alert">
      <h2 style={{ fontSize: fontSize.body, display: 'flex', gap: 8, color: color.errorText }}>
        <Icon name="alert" /> {error.title}
      </h2>
      {error.detail !== error.title && <p>{error.detail}</p>}
      {error.traceId && (
        <p
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '0 6px',
            fontSize: fontSize.small,
            color: color.textSecond,
          }}
        >
          <Trace traceId={error.traceId} />
        </p>
      )}
      {onRetry && (
        <Button variant="outlined" startIcon={<Icon name="refresh" size={18} />} onClick={onRetry}>
          {uiText('ui.tryAgain')}
        </Button>
      )}
    </Root>
  )
}
