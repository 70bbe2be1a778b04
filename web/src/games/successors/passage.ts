/** Free Passage is seldom wanted: whoever goes to an enemy attacks, unless he said that he would ask. */

let asking = false;

/** The next step is made to pass in peace. */
export const askFirst = (): void => {
  asking = true;
};

/** Whether the question is to be put; said once, it holds for one step. */
export function wantsPassage(): boolean {
  const wanted = asking;
  asking = false;
  return wanted;
}
