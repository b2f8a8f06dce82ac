import { lazyPart } from '../../routes/load-screen.ts'

const load = () => import('./confirm-dialog.ts')

/** A question before something is done. It arrives after the problem can be read. */
export const ConfirmLater = lazyPart(async () => (await load()).ConfirmDialog)

const aheadAfterMs = 2000

/** Fetches it ahead, once the problem has long been read, so that it can be asked without a connection. Answers what ends it. */
export function fetchConfirm(): () => void {
  // What could not be fetched then is tried again when it is needed.
  const timer = setTimeout(() => void load().catch(() => undefined), aheadAfterMs)
  return () => clearTimeout(timer)
}
