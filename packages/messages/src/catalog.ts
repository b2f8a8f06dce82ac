/** A compiled message: texts and what is put in, as Lingui's compiler makes it. */
export type CompiledMessage = readonly CompiledPart[]

export type CompiledPart =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: string, choices: CompiledChoices]

export type CompiledChoices = Readonly<Record<string, CompiledMessage | number>>

/** The compiled messages of one area in one language, by key. */
export type Catalog = Readonly<Record<string, CompiledMessage>>

/** How the catalogs of one language are fetched: those of the frame in one file, each other area in its own. */
export interface CatalogsOfLanguage<Area extends string, FrameArea extends Area> {
  readonly frame: () => Promise<Readonly<Record<FrameArea, Catalog>>>
  readonly others: () => Promise<Readonly<Record<Exclude<Area, FrameArea>, () => Promise<Catalog>>>>
}
