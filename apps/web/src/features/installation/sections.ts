import type { Activity } from '@isomorph/access'
import type { IconName } from '@isomorph/ui'
import type { FeatureRoute } from '../../screen/feature-route.ts'
import { installationPages } from './pages.ts'

/** A page of the installation as its card on /installation describes it. */
export interface Section {
  /** The path of its route, which says who may open it. */
  readonly path: FeatureRoute['path']
  readonly title: string
  readonly description: string
  readonly icon: IconName
}

const sections: readonly Section[] = [
  {
    path: 'installation/settings',
    title: 'Settings',
    description: 'Time zone, contact and institution, learning analytics.',
    icon: 'settings',
  },
  {
    path: 'installation/terms',
    title: 'Terms',
    description: 'What courses can belong to, with first and last day.',
    icon: 'calendar',
  },
  {
    path: 'installation/downtime',
    title: 'Downtime',
    description: 'Close the product while you work on it, and say when it is back.',
    icon: 'hourglass',
  },
  {
    path: 'installation/audit',
    title: 'Audit log',
    description: 'Who signed in, granted roles, impersonated or changed something, and when.',
    icon: 'clock',
  },
  {
    path: 'installation/identity-providers',
    title: 'Identity providers',
    description: 'Where people log in with an account that they have already: OpenID Connect and CAS.',
    icon: 'people',
  },
  {
    path: 'installation/learning-platforms',
    title: 'Learning platforms',
    description: 'Moodle, Canvas, Brightspace and others, from which people open assessments by LTI 1.3.',
    icon: 'book',
  },
  {
    path: 'installation/timetables',
    title: 'Timetables',
    description: 'UniTime, from which instructors make courses of their classes, with rosters that follow it.',
    icon: 'calendar',
  },
  {
    path: 'installation/integration-ledger',
    title: 'Integration ledger',
    description: 'Every message to and from learning platforms and timetables, what came of it, and trying it again.',
    icon: 'clock',
  },
  {
    path: 'installation/api-tokens',
    title: 'API tokens',
    description: 'With which other programs read people, rosters and results, or change rosters.',
    icon: 'lock',
  },
  {
    path: 'installation/webhooks',
    title: 'Webhooks',
    description: 'Addresses of other programs that are told of scores, rosters, courses and regrades.',
    icon: 'refresh',
  },
  {
    path: 'installation/ai-drafts',
    title: 'Drafts by AI',
    description: 'The endpoint that drafts problems for AI Problem Creators, and how much of it they may use.',
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
