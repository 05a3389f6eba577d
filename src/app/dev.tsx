/** Entry of the development server: the app in the browser alone, without the prerendered document. */
import '#ui/styles/site.css';
import '#ui/styles/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { pageKeyAt } from './page-key.ts';
import { loadPage, pageComponent } from './page-loader.ts';

const root = document.getElementById('root');
if (root) {
  await loadPage(pageKeyAt(location.pathname));
  createRoot(root).render(
    <StrictMode>
      <App pageSource={pageComponent} />
    </StrictMode>,
  );
}
