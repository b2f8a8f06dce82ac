import { frameAreas, loadAreas, t, type MessageParameters } from '@isomorph/messages'
import { takeUiTexts, type UiTexts } from '@isomorph/ui'

type Given = { readonly [Key in keyof UiTexts]: MessageParameters<Key> }

/** The components of `@isomorph/ui` know no catalogs: they ask here. */
export function writeUiTexts(): void {
  takeUiTexts<Given>(t)
}

/** Fetches what any page may need, before anything is shown. */
export async function loadFrameTexts(): Promise<void> {
  writeUiTexts()
  await loadAreas(frameAreas)
}
