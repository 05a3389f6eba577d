import { type ToggleEvent, useEffect, useState } from 'react';

/**
 * Whether a popover is open, for its button's aria-expanded. Undefined until the app is there: until then the browser
 * itself tells assistive technology, and a visitor may have opened the popover already.
 */
export function useExpanded(
  panelId: string,
  onChange?: (open: boolean) => void,
): [boolean | undefined, (event: ToggleEvent) => void] {
  const [expanded, setExpanded] = useState<boolean>();
  useEffect(() => {
    setExpanded(document.getElementById(panelId)?.matches(':popover-open') ?? false);
  }, [panelId]);
  return [
    expanded,
    (event) => {
      const open = event.newState === 'open';
      setExpanded(open);
      onChange?.(open);
    },
  ];
}
