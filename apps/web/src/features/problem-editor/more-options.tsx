import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { color, fontSize } from '@isomorph/ui'
import type { ReactNode } from 'react'

const Details = styled('details')({
  fontSize: fontSize.table,
  '& > summary': {
    width: 'fit-content',
    paddingBlock: 4,
    paddingInline: '0 8px',
    color: color.primary,
    fontWeight: 620,
    cursor: 'pointer',
    borderRadius: 6,
    '& small': { marginInlineStart: 10, fontSize: fontSize.small, fontWeight: 400, color: color.textSecond },
  },
  // The browser's own box around folded content does not pass on the page's box-sizing.
  '& > div': { boxSizing: 'border-box', display: 'flex', flexDirection: 'column', gap: 16, padding: '12px 0 4px' },
})

/** What few need, folded away; open at once where it is in use. */
export function MoreOptions({
  label = t('problem-editor.more'),
  summary,
  isInUse = false,
  children,
}: {
  label?: string
  /** What is set within, in a sentence. */
  summary?: string
  isInUse?: boolean
  children: ReactNode
}): ReactNode {
  return (
    <Details open={isInUse || undefined}>
      <summary>
        {label}
        {summary && <small>{summary}</small>}
      </summary>
      <div>{children}</div>
    </Details>
  )
}

export const FieldRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  gap: 12,
  alignItems: 'start',
})
