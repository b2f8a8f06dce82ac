// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface FormulaAuthoringMessages {
  /** {label}, large */
  readonly 'formula-authoring.large': { readonly label: string }
  /** {issue} The text below is the last formula that could be read. */
  readonly 'formula-authoring.last': { readonly issue: string }
  /** Save */
  readonly 'formula-authoring.save': undefined
  /** {issue} The formula above stays until this can be read. */
  readonly 'formula-authoring.stays': { readonly issue: string }
  /** As text */
  readonly 'formula-authoring.text': undefined
  /** The formula in the problem stays as it was. */
  readonly 'formula-authoring.unchanged': undefined
  /** Variables */
  readonly 'formula-authoring.variables': undefined
  /** Write {name} */
  readonly 'formula-authoring.write': { readonly name: string }
}
