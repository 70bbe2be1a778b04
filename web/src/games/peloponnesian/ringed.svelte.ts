/** Spaces that somebody has asked the map to ring: those of an area of a matrix. */

class Ringed {
  /** The area, or a space that stands for itself. */
  cell = $state<string | null>(null);
}

export const ringed = new Ringed();
