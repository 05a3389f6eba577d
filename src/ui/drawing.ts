/**
 * Whether this build draws what never changes: at build time into the documents, and on the development server. In the
 * visitor's script it is false, and the bundler leaves out what it guards.
 */
export const drawing = import.meta.env.SSR || import.meta.env.DEV;
