import { start } from '../src/app/client';
import '../src/styles/site.css';

// A page whose application can't be loaded stays as it was delivered.
start().catch(console.error);
