// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { CatalogLoaders } from '../catalog.ts'
import type { AccountMessages } from './account/account.keys.ts'
import type { AssessmentStateMessages } from './assessment-state/assessment-state.keys.ts'
import type { AuditMessages } from './audit/audit.keys.ts'
import type { CredentialsMessages } from './credentials/credentials.keys.ts'
import type { HelpMessages } from './help/help.keys.ts'
import type { HomeMessages } from './home/home.keys.ts'
import type { NoticesMessages } from './notices/notices.keys.ts'
import type { PrivacyMessages } from './privacy/privacy.keys.ts'
import type { ScoringHelpMessages } from './scoring-help/scoring-help.keys.ts'
import type { SharedMessages } from './shared/shared.keys.ts'
import type { ShellMessages } from './shell/shell.keys.ts'
import type { SignInMessages } from './sign-in/sign-in.keys.ts'
import type { SignInRefusalsMessages } from './sign-in-refusals/sign-in-refusals.keys.ts'
import type { UiMessages } from './ui/ui.keys.ts'
import type { UnsubscribeMessages } from './unsubscribe/unsubscribe.keys.ts'

/** What each message of all areas takes. */
export interface Messages extends AccountMessages, AssessmentStateMessages, AuditMessages, CredentialsMessages, HelpMessages, HomeMessages, NoticesMessages, PrivacyMessages, ScoringHelpMessages, SharedMessages, ShellMessages, SignInMessages, SignInRefusalsMessages, UiMessages, UnsubscribeMessages {}

/** How the catalog of an area is fetched in each language that it has. */
export const areas = {
  'account': {
    de: async () => (await import('./account/account.de.ts')).catalog,
    en: async () => (await import('./account/account.en.ts')).catalog,
    es: async () => (await import('./account/account.es.ts')).catalog,
    fr: async () => (await import('./account/account.fr.ts')).catalog,
  },
  'assessment-state': {
    de: async () => (await import('./assessment-state/assessment-state.de.ts')).catalog,
    en: async () => (await import('./assessment-state/assessment-state.en.ts')).catalog,
    es: async () => (await import('./assessment-state/assessment-state.es.ts')).catalog,
    fr: async () => (await import('./assessment-state/assessment-state.fr.ts')).catalog,
  },
  'audit': {
    de: async () => (await import('./audit/audit.de.ts')).catalog,
    en: async () => (await import('./audit/audit.en.ts')).catalog,
    es: async () => (await import('./audit/audit.es.ts')).catalog,
    fr: async () => (await import('./audit/audit.fr.ts')).catalog,
  },
  'credentials': {
    de: async () => (await import('./credentials/credentials.de.ts')).catalog,
    en: async () => (await import('./credentials/credentials.en.ts')).catalog,
    es: async () => (await import('./credentials/credentials.es.ts')).catalog,
    fr: async () => (await import('./credentials/credentials.fr.ts')).catalog,
  },
  'help': {
    de: async () => (await import('./help/help.de.ts')).catalog,
    en: async () => (await import('./help/help.en.ts')).catalog,
    es: async () => (await import('./help/help.es.ts')).catalog,
    fr: async () => (await import('./help/help.fr.ts')).catalog,
  },
  'home': {
    de: async () => (await import('./home/home.de.ts')).catalog,
    en: async () => (await import('./home/home.en.ts')).catalog,
    es: async () => (await import('./home/home.es.ts')).catalog,
    fr: async () => (await import('./home/home.fr.ts')).catalog,
  },
  'notices': {
    de: async () => (await import('./notices/notices.de.ts')).catalog,
    en: async () => (await import('./notices/notices.en.ts')).catalog,
    es: async () => (await import('./notices/notices.es.ts')).catalog,
    fr: async () => (await import('./notices/notices.fr.ts')).catalog,
  },
  'privacy': {
    de: async () => (await import('./privacy/privacy.de.ts')).catalog,
    en: async () => (await import('./privacy/privacy.en.ts')).catalog,
    es: async () => (await import('./privacy/privacy.es.ts')).catalog,
    fr: async () => (await import('./privacy/privacy.fr.ts')).catalog,
  },
  'scoring-help': {
    de: async () => (await import('./scoring-help/scoring-help.de.ts')).catalog,
    en: async () => (await import('./scoring-help/scoring-help.en.ts')).catalog,
    es: async () => (await import('./scoring-help/scoring-help.es.ts')).catalog,
    fr: async () => (await import('./scoring-help/scoring-help.fr.ts')).catalog,
  },
  'shared': {
    de: async () => (await import('./shared/shared.de.ts')).catalog,
    en: async () => (await import('./shared/shared.en.ts')).catalog,
    es: async () => (await import('./shared/shared.es.ts')).catalog,
    fr: async () => (await import('./shared/shared.fr.ts')).catalog,
  },
  'shell': {
    de: async () => (await import('./shell/shell.de.ts')).catalog,
    en: async () => (await import('./shell/shell.en.ts')).catalog,
    es: async () => (await import('./shell/shell.es.ts')).catalog,
    fr: async () => (await import('./shell/shell.fr.ts')).catalog,
  },
  'sign-in': {
    de: async () => (await import('./sign-in/sign-in.de.ts')).catalog,
    en: async () => (await import('./sign-in/sign-in.en.ts')).catalog,
    es: async () => (await import('./sign-in/sign-in.es.ts')).catalog,
    fr: async () => (await import('./sign-in/sign-in.fr.ts')).catalog,
  },
  'sign-in-refusals': {
    de: async () => (await import('./sign-in-refusals/sign-in-refusals.de.ts')).catalog,
    en: async () => (await import('./sign-in-refusals/sign-in-refusals.en.ts')).catalog,
    es: async () => (await import('./sign-in-refusals/sign-in-refusals.es.ts')).catalog,
    fr: async () => (await import('./sign-in-refusals/sign-in-refusals.fr.ts')).catalog,
  },
  'ui': {
    de: async () => (await import('./ui/ui.de.ts')).catalog,
    en: async () => (await import('./ui/ui.en.ts')).catalog,
    es: async () => (await import('./ui/ui.es.ts')).catalog,
    fr: async () => (await import('./ui/ui.fr.ts')).catalog,
  },
  'unsubscribe': {
    de: async () => (await import('./unsubscribe/unsubscribe.de.ts')).catalog,
    en: async () => (await import('./unsubscribe/unsubscribe.en.ts')).catalog,
    es: async () => (await import('./unsubscribe/unsubscribe.es.ts')).catalog,
    fr: async () => (await import('./unsubscribe/unsubscribe.fr.ts')).catalog,
  },
} as const satisfies Readonly<Record<string, CatalogLoaders>>
