import { hydrateRoot } from 'react-dom/client';
import type { BookData } from './book';
import { BookTools } from './BookTools';

const tools = document.getElementById('tools');
const data = document.getElementById('data');
if (!tools || !data) throw new Error('The document has no tools or no data');
hydrateRoot(tools, <BookTools {...(JSON.parse(data.textContent) as BookData)} />);
