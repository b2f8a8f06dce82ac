/** The OAuth client id of the web application. */
export const webClientId = 'web'
