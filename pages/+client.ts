import { start } from '../src/app/client';
import '../src/styles/site.css';

start().catch(console.error);
