import Link from '@mui/material/Link'
import { MessageBand } from '@isomorph/ui'
import { useIsAllowed } from '../data/hooks.ts'

/** Tells those who may go on during downtime that everybody else cannot. */
export function DowntimeBand() {
  const canEnd = useIsAllowed('ConfigurationModify')
  return (
    <MessageBand
      tone="warning"
      role="status"
      action={canEnd && <Link href="/installation/downtime">End downtime</Link>}
    >
      Downtime is on: everybody else sees the downtime screen.
    </MessageBand>
  )
}
