/** The values of the wire, as the server documents them. Nothing here is written by hand. */

import type { components } from "./openapi";

type Schemas = components["schemas"];

export type View = Schemas["ViewShape"];
export type Seat = Schemas["SeatShape"];
export type Budget = Schemas["BudgetShape"];
export type Push = Schemas["Push"];
export type Happening = Schemas["EventShape"];
export type Sentence = Schemas["Sentence"];
export type Deck = Schemas["DeckShape"];
export type Card = Schemas["CardShape"];
export type Guide = Schemas["Guide"];
export type CardGuide = Schemas["CardGuide"];
export type Choice = Schemas["Choice"];
export type After = Schemas["After"];
export type Options = Schemas["Options"];
export type Past = Schemas["Past"];
export type About = Schemas["About"];
export type Invitation = Schemas["Invitation"];
export type Played = Schemas["Played"];
export type QR = Schemas["QRShape"];

/** A fact of something that happened, by its `kind`; a card is null where it may not be known. */
export type Fact = { kind: string; seat?: number } & Record<string, unknown>;
