import '../src/styles/site.css';
import { start } from '../src/app/start';

void start();
