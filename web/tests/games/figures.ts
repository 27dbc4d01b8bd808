/** The figures that tests draw games from: those of the data files, written by tools/page.py. */

import type { Figures } from "$/contract/folder";
import type { GwtFigures } from "$/games/gwt/figures";
import { page as gwtPage } from "$/games/gwt/page";
import { makeTrail } from "$/games/gwt/trail";
import type { NzFigures } from "$/games/gwt_nz/figures";
import { page as makeNzPage } from "$/games/gwt_nz/page";
import type { SpikeFigures } from "$/games/last_spike/figures";

import gwt from "../generated/gwt.json";
import nz from "../generated/gwt_nz.json";
import spike from "../generated/last_spike.json";

export const GWT = gwt as unknown as GwtFigures;
export const NZ = nz as unknown as NzFigures;
export const SPIKE = spike as unknown as SpikeFigures;

export const trail = makeTrail(GWT);
export const page = gwtPage(gwt as Figures);
export const nzPage = makeNzPage(nz as Figures);
