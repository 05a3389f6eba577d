/** The theme follows the system until somebody chooses; then the browser remembers. */
const STORED_AS = 'desk-theme';

export function applyStoredTheme(): void {
  const stored = localStorage.getItem(STORED_AS);
  if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored;
}

export function switchTheme(): void {
  const isDark =
    document.documentElement.dataset.theme === 'dark' ||
    (!document.documentElement.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches);
  const next = isDark ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  localStorage.setItem(STORED_AS, next);
}
