import { t } from '@isomorph/messages'
import { useParams } from 'react-router'
import { NotFoundRedirect } from '../../screen/not-found-redirect.tsx'
import { SectionLinks } from '../../screen/section-links.tsx'
import { HelpArticle } from './help-article.tsx'
import { scoringTopics } from './scoring-topics.tsx'

const area = '/help/scoring-docs'

/** /help/scoring-docs and the pages under it */
export function ScoringDocsPage() {
  const { topic: wanted = '' } = useParams()
  const topics = scoringTopics()
  const topic = topics.find(({ slug }) => slug === wanted)
  if (!topic) return <NotFoundRedirect />
  const links = topics.map(({ slug, label }) => ({ label, href: slug === '' ? area : `${area}/${slug}` }))
  return (
    <HelpArticle
      title={topic.title}
      above={<SectionLinks label={t('scoring-help.label')} links={links} />}
      sections={topic.sections}
    />
  )
}
