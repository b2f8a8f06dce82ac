/** A compiled message: texts and what is put in, as Lingui's compiler makes it. */
export type CompiledMessage = readonly CompiledPart[]

export type CompiledPart =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: string, choices: CompiledChoices]

export type CompiledChoices = Readonly<Record<string, CompiledMessage | number>>

/** The compiled messages of one area in one language, by key. */
export type Catalog = Readonly<Record<string, CompiledMessage>>

/** How the catalog of an area is fetched: English always, other languages where the area has them. */
export type CatalogLoaders = Readonly<{ en: () => Promise<Catalog> } & Record<string, () => Promise<Catalog>>>
