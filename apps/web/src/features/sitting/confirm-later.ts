import { lazyPart } from '../../routes/load-screen.ts'

const load = () => import('./confirm-dialog.ts')

/** A question before something is done. It arrives after the problem can be read. */
export const ConfirmLater = lazyPart(async () => (await load()).ConfirmDialog)

/** Fetches it ahead, so that it can be asked without a connection. */
export function fetchConfirm(): void {
  // What could not be fetched now is tried again when it is needed.
  load().catch(() => undefined)
}
