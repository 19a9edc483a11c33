import { scene } from './scene';
import { screen } from './screen';
import { sun } from './sun';

/** The geometry of the hero's picture: worked out when the site is built. */
export const hero = { scene, screen, sun };
