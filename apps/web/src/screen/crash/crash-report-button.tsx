import { crashReportCalls, crashReportLengths, productVersion, type CrashReport } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { send } from '../../data/request.ts'
import { BreakingText } from '../screen.styles.ts'
import { sendReport } from '../../error-reporting/error-reporting.ts'

/** What somebody can send: the page, the version, and what went wrong; nothing they typed. */
function crashReportOf(error: unknown, text: string): CrashReport {
  return {
    path: window.location.pathname.slice(0, crashReportLengths.path),
    message: text.slice(0, crashReportLengths.message),
    stack: error instanceof Error ? (error.stack ?? '').slice(0, crashReportLengths.stack) : '',
    version: productVersion,
  }
}

/** To error reporting where there is any, to this server otherwise; answers what to quote, null where nobody took it. */
async function deliver(fault: unknown, text: string): Promise<string | null> {
  const reference = await sendReport(fault).catch(() => null)
  if (reference !== null) return reference
  const { method, path } = crashReportCalls.sendCrashReport
  const answer = await send({ method, path, body: crashReportOf(fault, text) }, { token: null })
  return answer.error ? null : (answer.data as { reference: string }).reference
}

type Sending = 'idle' | 'sending' | { readonly reference: string | null }

/** Sends a crash report and says what became of it. */
export function CrashReportButton({ error, text, byMail }: { error: unknown; text: string; byMail: string }) {
  const [state, setState] = useState<Sending>('idle')
  async function sendNow() {
    setState('sending')
    setState({ reference: await deliver(error, text) })
  }
  if (typeof state === 'string') {
    return (
      <Button variant="outlined" disabled={state === 'sending'} onClick={() => void sendNow()}>
        {t('shell.crash.send')}
      </Button>
    )
  }
  if (state.reference !== null) return <Outcome>{t('shell.crash.sent', { reference: state.reference })}</Outcome>
  return (
    <Outcome>
      {t('shell.crash.notSent')} {byMail !== '' && <a href={byMail}>{t('shell.crash.byMail')}</a>}
    </Outcome>
  )
}

/** What became of a report, in the place of the button and with its focus. */
function Outcome({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <BreakingText ref={place} role="status" tabIndex={-1}>
      {children}
    </BreakingText>
  )
}
