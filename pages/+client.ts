import { boot } from '../src/app/boot';
/** The build writes the style sheet into each page; in development it is loaded from here. */
import '../src/styles/site.css';

boot();
