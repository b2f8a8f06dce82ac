import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { Button, CopyButton } from '@isomorph/ui'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { reportError } from '../error-reporting/error-reporting.ts'
import { CrashReportButton } from './crash-report-button.tsx'
import { useInstitution } from '../screen/institution.ts'
import { MessageScreen } from '../screen/message-screen.tsx'
import { usePageTitle } from '../screen/page-title.ts'

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error)
}

/** What somebody can send: the page, the browser, and what went wrong; nothing they typed. */
function reportOf(error: unknown): string {
  return [window.location.pathname, navigator.userAgent, new Date().toISOString(), textOf(error).slice(0, 1500)].join(
    '\n',
  )
}

const Main = styled('main')({ minHeight: '100vh', display: 'flex', flexDirection: 'column' })

/** Shown instead of a page that broke and of everything around it. */
export function CrashFallback() {
  const error = useRouteError()
  const report = reportOf(error)
  const { supportEmail } = useInstitution()
  usePageTitle('Error')
  useEffect(() => {
    console.error(error)
    reportError(error)
  }, [error])
  const query = `subject=${encodeURIComponent('Crash report')}&body=${encodeURIComponent(report)}`
  return (
    <Main>
      <MessageScreen
        picture="lost"
        title="Oops! Something went wrong while processing your request."
        actions={
          <>
            <CrashReportButton
              error={error}
              text={textOf(error)}
              byMail={supportEmail && `mailto:${supportEmail}?${query}`}
            />
            <Button variant="contained" onClick={() => window.location.reload()}>
              Reload
            </Button>
          </>
        }
      >
        <p>
          What you had saved is safe. Reload to go on{supportEmail ? '; if this comes back, send us the report.' : '.'}
        </p>
        <p>
          {supportEmail && <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>} The report:{' '}
          <CopyButton text={report} />
        </p>
      </MessageScreen>
    </Main>
  )
}
