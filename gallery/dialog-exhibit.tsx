import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export function DialogExhibit() {
  return (
    <div className="flex gap-3">
      <Button popoverTarget="drawer">Open drawer</Button>
      <Button popoverTarget="sheet">Open sheet</Button>
      {(['drawer', 'sheet'] as const).map((shape) => (
        <Dialog key={shape} id={shape} shape={shape} label={shape}>
          <div className="grid gap-6 p-8">
            <h2>A {shape}</h2>
            <Button popoverTarget={shape}>Close</Button>
          </div>
        </Dialog>
      ))}
    </div>
  );
}
