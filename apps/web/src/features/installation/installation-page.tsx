import { styled } from '@mui/material/styles'
import { productVersion, releaseName } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Card, color, Icon, MessageBand, Page, PageHeader, radius } from '@isomorph/ui'
import { Link } from 'react-router'
import { useIsAllowed, useUserInfo } from '../../data/hooks.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { useGetAuditLogGuardQuery, useGetClockStepsQuery } from './installation.api.ts'
import { sectionsFor, type Section } from './sections.ts'

const Grid = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  gap: 16,
})
const SectionCard = styled(Card)({
  position: 'relative',
  height: '100%',
  display: 'grid',
  gridTemplateColumns: '40px 1fr',
  columnGap: 16,
  alignContent: 'start',
  '&:hover': { borderColor: color.control },
  '& .picture': {
    width: 40,
    height: 40,
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.control,
    color: color.primary,
    backgroundColor: color.primarySoft,
  },
  '& h2': { margin: '8px 0 4px', fontSize: 16, lineHeight: 1.5 },
  '& p': { gridColumn: 2, margin: 0, color: color.textSecond },
  '& a': { color: color.text, textDecoration: 'none' },
  // The whole card leads where its title leads.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
})

function SectionEntry({ path, title, description, icon }: Section) {
  return (
    <li>
      <SectionCard>
        <span className="picture">
          <Icon name={icon} />
        </span>
        <h2>
          <Link to={`/${path}`}>{t(title)}</Link>
        </h2>
        <p>{t(description)}</p>
      </SectionCard>
    </li>
  )
}

const BandRow = styled('div')({ marginBottom: 16 })

function clockWords(seconds: number): string {
  if (seconds === 0) return t('installation.clock.right')
  const off = { seconds: String(Math.round(Math.abs(seconds))) }
  return seconds > 0 ? t('installation.clock.ahead', off) : t('installation.clock.behind', off)
}

/** Says that a clock was set, for as long as the process that answers remembers it. */
function ClockNote() {
  const canSee = useIsAllowed('ConfigurationModify')
  const { data } = useGetClockStepsQuery(undefined, { skip: !canSee })
  if (!data || data.count === 0) return null
  return (
    <BandRow>
      <MessageBand tone="warning" icon="clock" role="status">
        {clockWords(data.databaseSeconds)}
      </MessageBand>
    </BandRow>
  )
}

/** Says when nothing but our own code keeps the application from changing the audit log. */
function AuditLogNote() {
  const canSee = useIsAllowed('ConfigurationModify')
  const { data } = useGetAuditLogGuardQuery(undefined, { skip: !canSee })
  if (!data || data.isGuarded) return null
  return (
    <BandRow>
      <MessageBand tone="warning" role="status">
        {t('installation.auditUnguarded')}
      </MessageBand>
    </BandRow>
  )
}

/** /installation: a card for each page that the person may open. */
export function InstallationPage() {
  usePageTitle(t('installation.title'))
  const activities = useUserInfo()?.activities ?? []
  return (
    <Page>
      <PageHeader
        title={t('installation.title')}
        meta={t('installation.version', { version: productVersion, name: releaseName })}
      />
      <ClockNote />
      <AuditLogNote />
      <Grid>
        {sectionsFor(activities).map((section) => (
          <SectionEntry key={section.path} {...section} />
        ))}
      </Grid>
    </Page>
  )
}
