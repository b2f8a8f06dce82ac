/** What the buttons say that fix what the lab found. */
export const fixTexts = {
  fixAddCondition: 'Add condition',
  fixSetTolerance: 'Set tolerance to {amount}',
  fixPowersOfTen: 'Show with powers of ten',
  fixShowDecimals: '{count, plural, one {Show # decimal} other {Show # decimals}}',
  fixGoOnAsShown: 'Go on with values as shown',
  fixSolveLast: 'Let the last number of {name} make it hold',
  fixCalculate: 'Calculate {name}',
  fixRemoveCondition: 'Remove condition',
  fixUnpin: '{count, plural, one {Unpin it} other {Unpin the # variants}}',
} as const
