import { t } from '@isomorph/messages'
import { Button, Icon } from '@isomorph/ui'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'

import { useSyncAllRostersMutation } from '../connections.api.ts'

/** Has the rosters of all courses read whose first report somebody has confirmed. */
export function AllRostersButton() {
  const [syncAll, { isLoading }] = useSyncAllRostersMutation()
  const notify = useNotify()
  async function read(): Promise<void> {
    const { data, error } = await syncAll(undefined)
    if (error) notify('ERROR', requestErrorOf(error).detail)
    else if (data.courses === 0) notify('INFO', t('connections.rosters.readAll.none'))
    else notify('SUCCESS', t('connections.rosters.readAll.done', { count: data.courses }))
  }
  return (
    <Button
      variant="outlined"
      disabled={isLoading}
      onClick={() => void read()}
      startIcon={<Icon name="refresh" size={18} />}
    >
      {t('connections.rosters.readAll')}
    </Button>
  )
}
