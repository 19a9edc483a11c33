/** Width of the lines of a mark on its square of 48. */
export const markStroke = 2;
