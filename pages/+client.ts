import { start } from '../src/app/client';
import '../src/styles/site.css';

// If the application can't be loaded, the page stays as it was prerendered.
start().catch(console.error);
