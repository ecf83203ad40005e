/** Why a new password is refused that is the present one. */
export const samePassword = 'That is the password that you have already. Choose another one.';
