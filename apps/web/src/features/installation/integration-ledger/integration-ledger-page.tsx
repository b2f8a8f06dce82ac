import { Page, PageHeader } from '@isomorph/ui'
import { usePageTitle } from '../../../screen/page-title.ts'
import { IntegrationLedger } from '../../connections/index.ts'

/** /installation/integration-ledger: every message to and from learning platforms. */
export function IntegrationLedgerPage() {
  usePageTitle('Integration ledger')
  return (
    <Page>
      <PageHeader
        title="Integration ledger"
        breadcrumbs={[{ label: 'Installation', href: '/installation' }]}
        meta="Every message to and from learning platforms, for 13 months. What went wrong can be tried again."
      />
      <IntegrationLedger />
    </Page>
  )
}
