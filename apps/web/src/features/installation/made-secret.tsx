import { color, CopyButton, fontSize, MessageBand } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Secret = styled('code')({
  display: 'block',
  margin: '8px 0',
  padding: 12,
  border: `1px solid ${color.line}`,
  borderRadius: 6,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
})

interface MadeSecretProps {
  readonly secret: string
  readonly copyLabel: string
  /** What it is and where it belongs. */
  readonly children: ReactNode
}

/** A secret that was just made, until the page is left. */
export function MadeSecret({ secret, copyLabel, children }: MadeSecretProps) {
  return (
    <MessageBand tone="success">
      <div role="status">
        {children}
        <Secret>{secret}</Secret>
      </div>
      <CopyButton text={secret} label={copyLabel} />
    </MessageBand>
  )
}
