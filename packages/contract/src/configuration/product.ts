/** The version that people see; the one in every `package.json`. */
export const productVersion = '1.43.1'
/** The name of the release, shown beside the version. */
export const releaseName = 'Quicksilver Quadcopter'
/** Where dates are shown unless the installation says otherwise. */
export const defaultTimeZone = 'America/Indianapolis'
