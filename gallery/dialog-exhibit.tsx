import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export function DialogExhibit() {
  const [open, setOpen] = useState<'drawer' | 'sheet'>();
  return (
    <div className="flex gap-3">
      <Button onClick={() => setOpen('drawer')}>Open drawer</Button>
      <Button onClick={() => setOpen('sheet')}>Open sheet</Button>
      {(['drawer', 'sheet'] as const).map((shape) => (
        <Dialog
          key={shape}
          shape={shape}
          open={open === shape}
          onClose={() => setOpen(undefined)}
          label={shape}
        >
          <div className="grid gap-6 p-8">
            <h2>A {shape}</h2>
            <Button onClick={() => setOpen(undefined)}>Close</Button>
          </div>
        </Dialog>
      ))}
    </div>
  );
}
