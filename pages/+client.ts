import { boot } from '../src/app/boot';

boot();
