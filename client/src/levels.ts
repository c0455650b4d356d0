/** How well a bot can play, as it is chosen here: weakest first. The words are `plays-…`, `give-to-…`. */
export const LEVELS = ["novice", "easy", "steady", "sharp"];
