/** On a phone a table becomes stacked rows, which takes its meaning away; these roles keep it. */
export const asTable = { role: 'table' } as const;
export const asRows = { role: 'rowgroup' } as const;
export const asRow = { role: 'row' } as const;
export const asHead = { role: 'columnheader' } as const;
export const asRowHead = { role: 'rowheader', scope: 'row' } as const;
export const asCell = { role: 'cell' } as const;
