/** Where a page gets the token that a text takes, and the header by which it brings it. */
export const TEXT_TOKEN_CALL = '/sms-token';
export const TEXT_TOKEN_HEADER = 'Text-Token';
/** The error of a text whose token does not hold: who gets it asks for another, and tries once more. */
export const TEXT_TOKEN_REFUSED = 'text_token_expired';
