/** How far a budget is from balanced, in a word or two. */

import type { Budget } from "../server/types";
import { say } from "../words";

export function gapOf(budget: Budget): string {
  const amount = Math.abs(budget.gap);
  if (budget.gap > 0) return say("gap-left", { amount });
  if (budget.gap < 0) return say("gap-over", { amount });
  return budget.balanced ? say("balanced") : budget.income > 0 ? say("gap-none") : say("no-job");
}
