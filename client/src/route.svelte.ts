/** Which page this is, by its address. */

import { follow } from "./focus";

export type Route =
  | { page: "start" }
  | { page: "join"; code: string }
  | { page: "table"; table: string; link: string }
  | { page: "replay"; table: string }
  | { page: "nowhere" };

function read(): Route {
  const [first = "", second = "", ...more] = location.pathname.split("/").filter(Boolean);
  if (more.length > 0) return { page: "nowhere" };
  if (first === "join" && second !== "") return { page: "join", code: second };
  if (first === "t" && second !== "") {
    return {
      page: "table",
      table: second,
      link: new URLSearchParams(location.hash.slice(1)).get("link") ?? "",
    };
  }
  if (first === "replay") return { page: "replay", table: second };
  return { page: first === "" ? "start" : "nowhere" };
}

let current: Route = $state.raw(read());

export const route = {
  get now(): Route {
    return current;
  },
};

export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
  current = read();
  scrollTo(0, 0);
}

export function replace(path: string): void {
  history.replaceState(null, "", path);
  follow();
  current = read();
}

addEventListener("popstate", () => {
  follow();
  current = read();
});
