/** The settings the server was started with. */
export const settingsTexts = {
  title: {
    none: 'All settings are at their default',
    one: '1 setting isn’t at its default',
    many: '{count} settings aren’t at their default',
  },
  lead: 'These are the settings the server started with. To change one, edit the server’s environment or its .env file, then restart the server.',
  set: 'Changed',
  defaults: 'Default',
  caption: 'Server settings',
  columns: { name: 'Setting', value: 'Value' },
  secret: 'Set, not shown',
  empty: 'Empty',
} as const;
