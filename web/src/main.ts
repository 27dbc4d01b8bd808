import "$/style/fonts.css";
import "$/style/tokens.css";
import "$/style/base.css";
import "$/style/lit.css";

import { mount } from "svelte";

import App from "$/App.svelte";
import { theme } from "$/style/theme.svelte";
import { preferredLanguage, words } from "$/words/words.svelte";

theme.start();
await words.speak(preferredLanguage());
mount(App, { target: document.getElementById("app")! });
