import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { forgetOldDrafts } from './item/use-draft.ts';
import { applyStoredTheme } from './shell/theme.ts';

applyStoredTheme();
forgetOldDrafts();
const root = document.getElementById('desk');
if (root === null) throw new Error('index.html has no element for the desk.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
