/**
 * The folders of the web app whose texts come from catalogs. A literal text in one of them fails the check. The list grows with
 * each area that is converted; once it holds all that people see, another language than English may be offered.
 */
export const convertedFolders = []

/** What has to be converted before a language is whole. */
export const foldersWithTexts = ['apps/web/src']
