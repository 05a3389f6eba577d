/** What the server was started with. */
export const settingsWords = {
  title: {
    none: 'Everything is at its default',
    one: 'One setting is not at its default',
    many: '{count} settings are not at their default',
  },
  lead: 'As the server was started. Whoever runs it changes them in its environment or in the file .env, and starts it again.',
  set: 'Set',
  defaults: 'At their default',
  caption: 'Settings of the server',
  columns: { name: 'Setting', value: 'Value' },
  secret: 'Set, and not shown',
  empty: 'Nothing',
} as const;
