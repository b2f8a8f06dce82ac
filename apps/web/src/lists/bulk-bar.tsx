import { styled } from '@mui/material/styles'
import { t } from '@isomorph/messages'
import { Button, color, fontSize } from '@isomorph/ui'
import type { ReactNode } from 'react'

const Root = styled('div')({
  position: 'sticky',
  // Below the navigation bar, which scrolls away in a low window.
  top: 57,
  zIndex: 2,
  '@media (max-height: 480px)': { position: 'static' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '8px 16px',
  backgroundColor: color.primarySoft,
  borderBottom: `1px solid ${color.line}`,
  fontSize: fontSize.table,
})

/** What can be done with all selected rows at once; there while any is. */
export function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  if (count === 0) return null
  return (
    <Root role="status">
      <strong>{t('shared.bulk.selected', { count })}</strong>
      {children}
      <Button size="small" onClick={onClear}>
        {t('shared.bulk.clear')}
      </Button>
    </Root>
  )
}
