import { lazyPart } from '../../../screen/load-screen.ts'
import { useFetchAhead } from './fetch-ahead.ts'

const load = () => import('./confirm-dialog.ts')

/** The confirm dialog, loaded when it is first shown or prefetched. */
export const ConfirmLater = lazyPart(async () => (await load()).ConfirmDialog)

export function usePrefetchedConfirm(): void {
  useFetchAhead(load)
}
