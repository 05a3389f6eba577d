/** GET /api/settings: what the server was started with. For administrators who see everything; it is only read. */
export interface SettingsPage {
  readonly settings: readonly ShownSetting[];
}

export interface ShownSetting {
  readonly name: string;
  readonly description: string;
  /** False: nobody said anything, and the default counts. */
  readonly isSet: boolean;
  /** What counts, as it is written in a file of settings. Null for a secret that is set; empty where nothing is. */
  readonly value: string | null;
}
