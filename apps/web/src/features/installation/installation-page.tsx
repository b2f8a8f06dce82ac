import { styled } from '@mui/material/styles'
import { productVersion, releaseName } from '@isomorph/contract'
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
          <Link to={`/${path}`}>{title}</Link>
        </h2>
        <p>{description}</p>
      </SectionCard>
    </li>
  )
}

const BandRow = styled('div')({ marginBottom: 16 })

function secondsOff(seconds: number): string {
  return `${Math.round(Math.abs(seconds))} s ${seconds > 0 ? 'ahead' : 'behind'}`
}

/** Says that a clock was set, for as long as the process that answers remembers it. */
function ClockNote() {
  const canSee = useIsAllowed('ConfigurationModify')
  const { data } = useGetClockStepsQuery(undefined, { skip: !canSee })
  if (!data || data.count === 0) return null
  return (
    <BandRow>
      <MessageBand tone="warning" icon="clock" role="status">
        {data.databaseSeconds === 0
          ? 'A clock was set since the server started, and is right again.'
          : `The clock of the database is ${secondsOff(data.databaseSeconds)}. Set it right before you restart anything.`}{' '}
        Deadlines have not moved.
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
        The database does not guard the audit log: the application works with the rights of the database’s owner. Let
        the owner make roles, and restart.
      </MessageBand>
    </BandRow>
  )
}

/** /installation: a card for each page that the person may open. */
export function InstallationPage() {
  usePageTitle('Installation')
  const activities = useUserInfo()?.activities ?? []
  return (
    <Page>
      <PageHeader title="Installation" meta={`Isomorph ${productVersion} “${releaseName}”`} />
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
