import { t } from '@isomorph/messages'
import Link from '@mui/material/Link'
import { Page, PageHeader } from '@isomorph/ui'
import { useGetConfigurationQuery } from '../../data/core-api.ts'
import { inParts } from '../../messages/in-parts.tsx'
import { useInstitution } from '../../screen/institution.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { Prose } from './prose.tsx'

function WhatIsKept() {
  return (
    <>
      <h2>{t('privacy.kept.title')}</h2>
      <ul>
        <li>{t('privacy.kept.identity')}</li>
        <li>{t('privacy.kept.roles')}</li>
        <li>{t('privacy.kept.work')}</li>
        <li>{t('privacy.kept.times')}</li>
        <li>{t('privacy.kept.events')}</li>
      </ul>
    </>
  )
}

/** /privacy-policy */
export function PrivacyPage() {
  usePageTitle(t('privacy.title'))
  const { supportEmail } = useInstitution()
  const { data: { caliperEnabled = false } = {} } = useGetConfigurationQuery(undefined)
  return (
    <Page>
      <PageHeader title={t('privacy.title')} />
      <Prose>
        <p>{t('privacy.intro')}</p>
        <WhatIsKept />
        <h2>{t('privacy.purpose.title')}</h2>
        <p>{t('privacy.purpose')}</p>
        <h2>{t('privacy.readers.title')}</h2>
        <p>
          {t('privacy.readers')} {caliperEnabled ? t('privacy.analytics.on') : t('privacy.analytics.off')}
        </p>
        <h2>{t('privacy.browser.title')}</h2>
        <p>{t('privacy.browser')}</p>
        <h2>{t('privacy.rights.title')}</h2>
        <p>{t('privacy.rights')}</p>
        {supportEmail && (
          <p>{inParts('privacy.questions', { email: <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link> })}</p>
        )}
      </Prose>
    </Page>
  )
}
