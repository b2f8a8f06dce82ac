// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'unsubscribe.broken': ["This link is not complete. Open it from the letter again."],
  'unsubscribe.done': ["You get no more letters about assessments. You can turn them on again in your account."],
  'unsubscribe.end': ["End letters about assessments"],
  'unsubscribe.explanation': ["Your account can turn single letters off, and on again."],
  'unsubscribe.home': ["To the start page"],
  'unsubscribe.noLink': ["Open this page by the link in a letter."],
  'unsubscribe.title': ["End letters"],
}
