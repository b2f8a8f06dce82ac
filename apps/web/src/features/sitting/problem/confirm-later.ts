import { lazyPart } from '../../../screen/load-screen.ts'
import { fetchAhead } from './fetch-ahead.ts'

const load = () => import('./confirm-dialog.ts')

/** A question before something is done. It arrives after the problem can be read. */
export const ConfirmLater = lazyPart(async () => (await load()).ConfirmDialog)

/** Fetches it ahead; answers what ends it. */
export const fetchConfirm = (): (() => void) => fetchAhead(load)
