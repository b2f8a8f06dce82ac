// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'unsubscribe.broken': ["Dieser Link ist nicht vollständig. Öffnen Sie ihn noch einmal aus der E-Mail."],
  'unsubscribe.done': ["Sie erhalten keine E-Mails über Tests mehr. In Ihrem Konto können Sie sie wieder einschalten."],
  'unsubscribe.end': ["E-Mails über Tests abbestellen"],
  'unsubscribe.explanation': ["In Ihrem Konto können Sie einzelne E-Mails aus- und wieder einschalten."],
  'unsubscribe.home': ["Zur Startseite"],
  'unsubscribe.noLink': ["Öffnen Sie diese Seite über den Link in einer E-Mail."],
  'unsubscribe.title': ["E-Mails abbestellen"],
}
