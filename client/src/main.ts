import { mount } from "svelte";
import "virtual:figures.css";
import App from "./App.svelte";
import "./look/paper.css";
import "./look/card.css";
import "./look/budget.css";
import "./look/table.css";
import "./look/start.css";
import { reader } from "./server/api";
import { applySettings, settings } from "./settings.svelte";
import { loadWords } from "./words";

applySettings();
for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) {
  matchMedia(query).addEventListener("change", applySettings);
}
await loadWords(settings.language);
reader.language = settings.language;

const page = document.getElementById("page");
if (page !== null) mount(App, { target: page });
