import type { ReactNode } from 'react';

interface MenuItemProps {
  readonly onChoose: () => void;
  /** Of several that exclude each other: whether it is this one. */
  readonly isChosen?: boolean;
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
}

export function MenuItem({ onChoose, isChosen, isDangerous = false, children }: MenuItemProps) {
  const choice = isChosen === undefined ? {} : { 'aria-checked': isChosen };
  return (
    <button
      type="button"
      role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
      tabIndex={-1}
      className={isDangerous ? 'danger' : undefined}
      onClick={onChoose}
      {...choice}
    >
      {children}
    </button>
  );
}
