import { styled } from '@mui/material/styles'
import { productVersion, releaseName } from '@isomorph/contract'
import { Card, color, Icon, Page, PageHeader, radius } from '@isomorph/ui'
import { Link } from 'react-router'
import { useUserInfo } from '../../data/hooks.ts'
import { usePageTitle } from '../../screen/page-title.ts'
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

/** /installation: a card for each page that the person may open. */
export function InstallationPage() {
  usePageTitle('Installation')
  const activities = useUserInfo()?.activities ?? []
  return (
    <Page>
      <PageHeader title="Installation" meta={`Isomorph ${productVersion} “${releaseName}”`} />
      <Grid>
        {sectionsFor(activities).map((section) => (
          <SectionEntry key={section.path} {...section} />
        ))}
      </Grid>
    </Page>
  )
}
