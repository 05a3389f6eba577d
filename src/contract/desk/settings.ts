/** GET /api/settings: the settings the server was started with, read-only. For administrators who see everything. */
export interface SettingsPage {
  readonly settings: readonly ShownSetting[];
}

export interface ShownSetting {
  readonly name: string;
  readonly description: string;
  /** False: the default applies. */
  readonly isSet: boolean;
  /**
   * The effective value, as written in a settings file. Null for a secret that is set; empty when there is no value.
   */
  readonly value: string | null;
}
