import { deskSettings } from './settings/desk.ts';
import { formSettings } from './settings/forms.ts';
import { mailSettings } from './settings/mail.ts';
import { reportingSettings } from './settings/reporting.ts';
import { servingSettings } from './settings/serving.ts';
import { isSetting, type Setting, type SettingGroup } from './settings/setting.ts';
import { tagSettings } from './settings/tag.ts';
import { visitSettings } from './settings/visits.ts';

/**
 * Every environment variable that the server reads, in the order in which people see them. To add one, add its record in
 * one of these files and run `npm run settings`: its value then stands in the configuration under the key of the record.
 */
export const SETTING_GROUPS = {
  ...servingSettings,
  ...mailSettings,
  ...formSettings,
  ...visitSettings,
  ...tagSettings,
  ...deskSettings,
  ...reportingSettings,
};

export const SETTINGS: readonly Setting[] = listOf(SETTING_GROUPS);

function listOf(group: SettingGroup): Setting[] {
  return Object.values(group).flatMap((entry) => (isSetting(entry) ? [entry] : listOf(entry)));
}
