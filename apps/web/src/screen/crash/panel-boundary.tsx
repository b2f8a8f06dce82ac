import { styled } from '@mui/material/styles'
import { t } from '@isomorph/messages'
import { Button, color, fontSize, radius } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { CrashReportButton } from './crash-report-button.tsx'
import { textOfCrash, useCrashReport, type CrashProps } from './crash-screen.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

const Root = styled('section')({
  border: `1px solid ${color.line}`,
  borderInlineStart: `4px solid ${color.error}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  padding: 16,
  '& h2': { margin: 0, fontSize: fontSize.body },
  '& p': { margin: '8px 0 12px' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
})

function PanelCrash({ error, onRetry }: CrashProps) {
  useCrashReport(error)
  return (
    <Root role="alert">
      <h2>{t('shell.panel.title')}</h2>
      <p>{t('shell.panel.explanation')}</p>
      <div className="actions">
        <Button variant="contained" onClick={onRetry}>
          {t('shell.tryAgain')}
        </Button>
        <CrashReportButton error={error} text={textOfCrash(error)} byMail="" />
      </div>
    </Root>
  )
}

/** One panel of a screen: when it breaks, the other panels stay. */
export function PanelBoundary({ children }: { children: ReactNode }) {
  return <ScreenBoundary Fallback={PanelCrash}>{children}</ScreenBoundary>
}
