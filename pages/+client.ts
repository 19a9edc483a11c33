import '../src/styles/site.css';
import { boot } from '../src/app/boot';

boot();
