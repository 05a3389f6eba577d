import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyStoredTheme } from './shell/top-bar.tsx';
import { forgetOldDrafts } from './submissions/use-draft.ts';

applyStoredTheme();
forgetOldDrafts();
const root = document.getElementById('desk');
if (root === null) throw new Error('index.html has no element for the desk.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
