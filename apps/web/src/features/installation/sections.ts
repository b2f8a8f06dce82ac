import type { Activity } from '@isomorph/access'
import type { PlainKey } from '@isomorph/messages'
import type { IconName } from '@isomorph/ui'
import type { FeatureRoute } from '../../screen/feature-route.ts'
import { installationPages } from './pages.ts'

/** A page of the installation as its card on /installation describes it. */
export interface Section {
  /** The path of its route, which says who may open it. */
  readonly path: FeatureRoute['path']
  readonly title: PlainKey
  readonly description: PlainKey
  readonly icon: IconName
}

const sections: readonly Section[] = [
  {
    path: 'installation/settings',
    title: 'installation.sections.settings',
    description: 'installation.sections.settings.about',
    icon: 'settings',
  },
  {
    path: 'installation/terms',
    title: 'installation.sections.terms',
    description: 'installation.sections.terms.about',
    icon: 'calendar',
  },
  {
    path: 'installation/downtime',
    title: 'installation.sections.downtime',
    description: 'installation.sections.downtime.about',
    icon: 'hourglass',
  },
  {
    path: 'installation/audit',
    title: 'installation.sections.audit',
    description: 'installation.sections.audit.about',
    icon: 'clock',
  },
  {
    path: 'installation/identity-providers',
    title: 'installation.sections.identityProviders',
    description: 'installation.sections.identityProviders.about',
    icon: 'people',
  },
  {
    path: 'installation/learning-platforms',
    title: 'installation.sections.learningPlatforms',
    description: 'installation.sections.learningPlatforms.about',
    icon: 'book',
  },
  {
    path: 'installation/timetables',
    title: 'installation.sections.timetables',
    description: 'installation.sections.timetables.about',
    icon: 'calendar',
  },
  {
    path: 'installation/integration-ledger',
    title: 'installation.sections.ledger',
    description: 'installation.sections.ledger.about',
    icon: 'clock',
  },
  {
    path: 'installation/api-tokens',
    title: 'installation.sections.tokens',
    description: 'installation.sections.tokens.about',
    icon: 'lock',
  },
  {
    path: 'installation/webhooks',
    title: 'installation.sections.webhooks',
    description: 'installation.sections.webhooks.about',
    icon: 'refresh',
  },
  {
    path: 'installation/ai-drafts',
    title: 'installation.sections.ai',
    description: 'installation.sections.ai.about',
    icon: 'edit',
  },
]

/** The pages that somebody with these activities may open, in the order of their cards. */
export function sectionsFor(activities: readonly Activity[]): readonly Section[] {
  return sections.filter(({ path }) => {
    const route = installationPages.find((each) => each.path === path)
    return route?.anyOf?.some((activity) => activities.includes(activity)) ?? false
  })
}
