/** Texts of the frame around every page: navigation, guards, page not found. */
export const app = {
  authenticating: 'Authenticating...',
  checkingPermissions: 'Checking permissions...',
}
