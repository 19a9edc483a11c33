import { start } from '../src/app/client';

start().catch(console.error);
