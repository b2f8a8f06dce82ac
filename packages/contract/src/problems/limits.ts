export const tagMaximumLength = 100

/** The most tags of one problem. */
export const tagsMaximum = 50

/** Characters of a note on a version. */
export const versionNoteMaximumLength = 200

/** Under which conditions others may use a problem; `Institution`: nobody outside of it. */
export const licences = ['Institution', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'CC0-1.0', 'Own'] as const
export type Licence = (typeof licences)[number]

/** Characters of an author's own conditions. */
export const licenceTextMaximumLength = 2000

/** Characters of whom to name. */
export const attributionMaximumLength = 500

/** What holds for a problem unless its author chooses otherwise. */
export const defaultLicensing = { licence: 'Institution', licenceText: '', attribution: '' } as const
