import Link from '@mui/material/Link'
import { t } from '@isomorph/messages'
import { Button, CopyButton } from '@isomorph/ui'
import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { api, tagTypes } from '../../data/api.ts'
import { useAppDispatch } from '../../data/hooks.ts'
import { reportError } from '../../error-reporting/error-reporting.ts'
import { CrashReportButton } from './crash-report-button.tsx'
import { useInstitution } from '../institution.ts'
import { MessageScreen } from '../message-screen.tsx'
import { usePageTitle } from '../page-title.ts'

export function textOfCrash(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error)
}

/** The page, the browser and the error; nothing that was typed. */
function reportOf(error: unknown): string {
  const text = textOfCrash(error).slice(0, 1500)
  return [window.location.pathname, navigator.userAgent, new Date().toISOString(), text].join('\n')
}

export interface CrashProps {
  readonly error: unknown
  /** Renders again what broke; absent where only a reload helps. */
  readonly onRetry?: () => void
}

export function useCrashReport(error: unknown): void {
  useEffect(() => {
    console.error(error)
    reportError(error)
  }, [error])
}

/** Fetched data may be what broke the screen, so all of it is fetched again. */
function RetryButton({ onRetry }: { onRetry: () => void }) {
  const dispatch = useAppDispatch()
  const retry = async () => {
    const pending = [...dispatch(api.util.getRunningQueriesThunk()), ...dispatch(api.util.getRunningMutationsThunk())]
    dispatch(api.util.invalidateTags([...tagTypes]))
    // Tags are invalidated once no request is pending. Rendered earlier, the same data would break the screen again.
    await Promise.allSettled(pending)
    onRetry()
  }
  return (
    <Button variant="outlined" onClick={() => void retry()}>
      {t('shell.tryAgain')}
    </Button>
  )
}

/** In place of a screen that broke. */
export function CrashScreen({ error, onRetry }: CrashProps) {
  const report = reportOf(error)
  const { supportEmail } = useInstitution()
  usePageTitle(t('shell.crash.pageTitle'))
  useCrashReport(error)
  const query = `subject=${encodeURIComponent(t('shell.crash.subject'))}&body=${encodeURIComponent(report)}`
  const byMail = supportEmail && `mailto:${supportEmail}?${query}`
  return (
    <MessageScreen
      picture="lost"
      title={t('shell.crash.title')}
      actions={
        <>
          <CrashReportButton error={error} text={textOfCrash(error)} byMail={byMail} />
          {onRetry && <RetryButton onRetry={onRetry} />}
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('shell.crash.reload')}
          </Button>
        </>
      }
    >
      <p>{t('shell.crash.explanation', { support: supportEmail ? 'yes' : 'other' })}</p>
      <p>
        {supportEmail && <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>} {t('shell.crash.report')}{' '}
        <CopyButton text={report} />
      </p>
    </MessageScreen>
  )
}
