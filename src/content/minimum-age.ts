/** To apply for a position. The form's field in src/contract/careers.ts has the same, which a test holds to it. */
export const minimumAge = 18;
