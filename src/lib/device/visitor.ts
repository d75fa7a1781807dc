/** Owner of what a device keeps for nobody in particular; a signed-in student's owner is the user id. */
export const visitor = 'visitor'
