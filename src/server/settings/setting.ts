/** An environment variable that the server reads. All that is known about it stands in this one record. */
export interface Setting<Value = unknown> {
  readonly name: string;
  /** Written as in a file of settings. Empty: not set. */
  readonly default: string;
  /** Undefined for what it cannot read. */
  readonly parse: (text: string) => Value | undefined;
  /** The end of the sentence "Set it to ..." about a value that cannot be read. */
  readonly wanted: string;
  readonly description: string;
  /** Never repeated in a message. */
  readonly secret?: true;
  /** The container image decides about it, so compose.yaml does not pass it on. */
  readonly fixedInContainer?: true;
  /** The default in compose.yaml where it differs. */
  readonly composeDefault?: string;
}

/** Settings by the name that their value has in the configuration. */
export interface SettingGroup {
  readonly [key: string]: Setting | SettingGroup;
}

/** The configuration that a group of settings leads to. */
export type ValuesOf<Group> = {
  readonly [Key in keyof Group]: Group[Key] extends Setting<infer Value> ? Value : ValuesOf<Group[Key]>;
};

/** Lets the compiler find out the type of the value. */
export function setting<Value>(record: Setting<Value>): Setting<Value> {
  return record;
}

export function isSetting(entry: Setting | SettingGroup): entry is Setting {
  return typeof entry.parse === 'function';
}
