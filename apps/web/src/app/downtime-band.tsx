import Link from '@mui/material/Link'
import { t } from '@isomorph/messages'
import { MessageBand } from '@isomorph/ui'
import { useIsAllowed } from '../data/hooks.ts'

/** Tells those who may go on during downtime that everybody else cannot. */
export function DowntimeBand() {
  const canEnd = useIsAllowed('ConfigurationModify')
  return (
    <MessageBand
      tone="warning"
      role="status"
      action={canEnd && <Link href="/installation/downtime">{t('shell.downtime.end')}</Link>}
    >
      {t('shell.downtime.band')}
    </MessageBand>
  )
}
