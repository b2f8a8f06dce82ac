import { t } from '@isomorph/messages'
import { Page, PageHeader } from '@isomorph/ui'
import { usePageTitle } from '../../../screen/page-title.ts'
import { ledgerWords } from '../../../entities/exchange/ledger-words.ts'
import { IntegrationLedger } from '../../connections/index.ts'

/** /installation/integration-ledger: every message to and from learning platforms. */
export function IntegrationLedgerPage() {
  usePageTitle(t('installation.sections.ledger'))
  return (
    <Page>
      <PageHeader
        title={t('installation.sections.ledger')}
        breadcrumbs={[{ label: t('installation.title'), href: '/installation' }]}
        meta={t('installation.ledger.lead')}
      />
      <IntegrationLedger wordsOf={ledgerWords} />
    </Page>
  )
}
