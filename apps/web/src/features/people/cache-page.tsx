import { Button, Page, PageHeader } from '@isomorph/ui'
import { useNotify } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { usePurgeCacheMutation } from '../../entities/person/people.api.ts'
import { CacheCard, Paragraph } from './people.styles.ts'
import { counted } from '../../numbers/counts.ts'

/** /cache */
export function CachePage() {
  usePageTitle('Cache')
  const [purge, { isLoading }] = usePurgeCacheMutation()
  const notify = useNotify()
  async function purgeNow() {
    const outcome = await purge()
    if (outcome.error) return notify('ERROR', requestErrorOf(outcome.error).detail)
    const { processes } = outcome.data
    notify('SUCCESS', `The cache has been purged in ${counted(processes, 'process', 'processes')}`)
  }
  return (
    <Page>
      <PageHeader title="Cache" />
      <CacheCard>
        <Paragraph>
          Compiled problems and settings are kept in memory for speed. Purging makes every process read them afresh;
          nothing is lost, and the next requests are a little slower.
        </Paragraph>
        <Button variant="contained" disabled={isLoading} onClick={() => void purgeNow()}>
          Purge cache
        </Button>
      </CacheCard>
    </Page>
  )
}
