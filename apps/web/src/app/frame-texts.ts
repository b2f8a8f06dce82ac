import { loadAreas, t, type Area, type MessageParameters } from '@isomorph/messages'
import { takeUiTexts, type UiTexts } from '@isomorph/ui'

type Given = { readonly [Key in keyof UiTexts]: MessageParameters<Key> }

/** The components of `@isomorph/ui` know no catalogs: they ask here. */
export function writeUiTexts(): void {
  takeUiTexts<Given>(t)
}

/** What any page may need, whatever its screen: the texts of the frame and those of the components. */
export const frameAreas: readonly Area[] = ['shell', 'ui']

/** Fetches them, before anything is shown. */
export async function loadFrameTexts(): Promise<void> {
  writeUiTexts()
  await loadAreas(frameAreas)
}
