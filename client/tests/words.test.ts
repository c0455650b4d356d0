import { beforeEach, expect, test } from "vitest";
import { bestLanguage, LANGUAGES, loadWords, nameOf, say } from "../src/words";

beforeEach(() => loadWords("en"));

test("the catalogue's folders are the languages", () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(["en", "es"]));
});

test("a number chooses the plural and is printed", () => {
  expect(say("head-hand-cards", { cards: 1 })).toBe("Your hand, 1 card");
  expect(say("head-hand-cards", { cards: 5 })).toBe("Your hand, 5 cards");
  expect(say("head-hand-cards", { cards: 0 })).toBe("Your hand, 0 cards");
});

test("a number is printed bare, in every language: nobody should hear a comma in it", async () => {
  for (const language of LANGUAGES) {
    await loadWords(language);
    expect(say("income", { amount: 12500 })).toContain("12500");
  }
});

test("values stand in the sentence as they are, without marks around them", () => {
  expect(say("join-as", { name: "Ann" })).toBe("Join as Ann");
});

test("a message that is missing is a fault, not a blank", () => {
  expect(() => say("no-such-message")).toThrow("no message no-such-message");
});

test("another language has its own words and plurals, and the page says which it is", async () => {
  const english = say("head-hand-cards", { cards: 1 });
  await loadWords("es");
  expect(document.documentElement.lang).toBe("es");
  expect(say("head-hand-cards", { cards: 1 })).not.toBe(english);
  expect(say("head-hand-cards", { cards: 1 })).not.toContain("cartas");
  expect(say("head-hand-cards", { cards: 2 })).toContain("2 cartas");
});

test.each([
  [["es-MX", "en"], "es"],
  [["ES"], "es"],
  [["fr", "es"], "es"],
  [["en-GB"], "en"],
  [["fr"], "en"],
  [[], "en"],
])("somebody who reads %j gets %s", (wanted, language) => {
  expect(bestLanguage(wanted)).toBe(language);
});

test("a language says its own name", () => {
  expect(nameOf("en")).toBe("English");
  expect(nameOf("es")).toBe("Español");
});
