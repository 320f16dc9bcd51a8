// A page of React and nothing else: what the site's own pages are measured against.
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(<h1>Arena Libre</h1>);
