import { t } from '@isomorph/messages'
import { Button, Page, PageHeader } from '@isomorph/ui'
import { courseRefusalOf } from '../../entities/course-refusal/refusal.ts'
import { useNotify } from '../../data/hooks.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { usePurgeCacheMutation } from '../../entities/person/people.api.ts'
import { CacheCard, Paragraph } from './people.styles.ts'

/** /cache */
export function CachePage() {
  usePageTitle(t('people.cache.title'))
  const [purge, { isLoading }] = usePurgeCacheMutation()
  const notify = useNotify()
  async function purgeNow() {
    const outcome = await purge()
    if (outcome.error) return notify('ERROR', courseRefusalOf(outcome.error).detail)
    notify('SUCCESS', t('people.cache.purged', { count: outcome.data.processes }))
  }
  return (
    <Page>
      <PageHeader title={t('people.cache.title')} />
      <CacheCard>
        <Paragraph>{t('people.cache.explain')}</Paragraph>
        <Button variant="contained" disabled={isLoading} onClick={() => void purgeNow()}>
          {t('people.cache.purge')}
        </Button>
      </CacheCard>
    </Page>
  )
}
