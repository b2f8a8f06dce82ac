import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { color, fontSize } from '../theme/tokens.ts'
import { ProgressLine } from '../feedback/progress-line.tsx'
import { uiText } from '../texts.ts'

const Root = styled('div')({
  minHeight: '60vh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  padding: 24,
  textAlign: 'center',
  color: color.textSecond,
  '& p': { margin: 0, maxWidth: '48ch' },
})

/** Milliseconds after which a loading screen offers help. */
export const loadingWarningAfter = 15_000

function warn(): void {
  console.warn('A page takes more than 15 seconds to load.')
}

/** A whole page on its way; after 15 seconds it says what to do, and warns once. */
export function LoadingScreen({
  after = loadingWarningAfter,
  onStuck = warn,
}: {
  after?: number
  onStuck?: () => void
}) {
  const [isStuck, setIsStuck] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsStuck(true)
      onStuck()
    }, after)
    return () => clearTimeout(timer)
  }, [after, onStuck])

  return (
    <Root>
      <div role="status" style={{ display: 'grid', gap: 12, justifyItems: 'center' }}>
        <ProgressLine />
        <p>{uiText('ui.loading')}</p>
      </div>
      {isStuck && (
        <div role="alert">
          <p style={{ color: color.text, fontWeight: 650, fontSize: fontSize.h3 }}>{uiText('ui.loading.stuck')}</p>
          <p>{uiText('ui.loading.stuck.help')}</p>
        </div>
      )}
    </Root>
  )
}
