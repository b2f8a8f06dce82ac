import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { color, fontSize } from '@isomorph/ui'
import { useState } from 'react'
import { ProgressCard, ProgressNote, ProgressStatus } from './people-import.styles.ts'
import { formatCount } from '../../numbers/counts.ts'

const Bar = styled('progress')({
  width: '100%',
  height: 8,
  appearance: 'none',
  border: 0,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: color.line,
  '&::-webkit-progress-bar': { backgroundColor: color.line },
  '&::-webkit-progress-value': { backgroundColor: color.primary, transition: 'width 180ms ease-out' },
  '&::-moz-progress-bar': { backgroundColor: color.primary },
})

const Aside = styled('div')({ fontWeight: 400, fontSize: fontSize.table })

/** Whether less is done than was shown before: what was interrupted has been undone and is done anew. */
function useStartsAnew(doneCount: number): boolean {
  const [shown, setShown] = useState({ doneCount, startsAnew: false })
  if (shown.doneCount !== doneCount)
    setShown({ doneCount, startsAnew: shown.startsAnew || doneCount < shown.doneCount })
  return shown.startsAnew
}

interface ImportProgressProps {
  readonly doneCount: number
  readonly rowCount: number
  /** Nobody knows at the moment how far it is. */
  readonly isUnreachable: boolean
}

/** How far an import is. */
export function ImportProgress({ doneCount, rowCount, isUnreachable }: ImportProgressProps) {
  const startsAnew = useStartsAnew(doneCount)

  return (
    <ProgressCard>
      <ProgressStatus role="status">
        {t('people-import.progress', { done: formatCount(doneCount), total: formatCount(rowCount) })}
        {startsAnew && <Aside>{t('people-import.progress.anew')}</Aside>}
        {isUnreachable && <Aside>{t('people-import.progress.unreachable')}</Aside>}
      </ProgressStatus>
      <Bar aria-label={t('people-import.progress.label')} value={doneCount} max={rowCount} />
      <ProgressNote>{t('people-import.progress.explain')}</ProgressNote>
    </ProgressCard>
  )
}
