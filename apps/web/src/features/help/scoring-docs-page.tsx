import { useParams } from 'react-router'
import { NotFoundRedirect } from '../../screen/not-found-redirect.tsx'
import { SectionLinks } from '../../screen/section-links.tsx'
import { HelpArticle } from './help-article.tsx'
import { scoringTopics } from './scoring-topics.tsx'

const area = '/help/scoring-docs'

const links = scoringTopics.map(({ slug, label }) => ({ label, href: slug === '' ? area : `${area}/${slug}` }))

/** /help/scoring-docs and the pages under it */
export function ScoringDocsPage() {
  const { topic: wanted = '' } = useParams()
  const topic = scoringTopics.find(({ slug }) => slug === wanted)
  if (!topic) return <NotFoundRedirect />
  return (
    <HelpArticle
      title={topic.title}
      above={<SectionLinks label="Scoring help" links={links} />}
      sections={topic.sections}
    />
  )
}
