"""Short words for what buildings, cards and tasks show in pictures."""

from railherd.games.gwt.figures.lookup import TASKS
from railherd.games.gwt.figures.verbs import VERBS
from railherd.kit.figures.verbs import GAIN, NO_ACTION
from railherd.terminal.gwt.figures import figures_of, money_sign
from railherd.terminal.scene import Scene
from railherd.terminal.trail.marks import marks_of

VERB_WORDS = {
    "gain": "terminal.gwt.verb.gain",
    "discard": "terminal.gwt.verb.discard",
    "hire": "terminal.gwt.verb.hire",
    "build": "terminal.gwt.verb.build",
    "objective": "terminal.gwt.verb.objective",
    "engine": "terminal.gwt.verb.engine",
    "reverse": "terminal.gwt.verb.reverse",
    "trade": "terminal.gwt.verb.trade",
    "auxiliary": "terminal.gwt.verb.auxiliary",
    "buy": "terminal.gwt.verb.buy",
    "clear": "terminal.gwt.verb.clear",
    "move": "terminal.gwt.verb.move",
    "stroll": "terminal.gwt.verb.stroll",
    "draw": "terminal.gwt.verb.draw",
    "cycle": "terminal.gwt.verb.cycle",
    "express": "terminal.gwt.verb.express",
    "copy": "terminal.gwt.verb.copy",
    "upgrade_behind": "terminal.gwt.verb.upgrade_behind",
}

TASK_WORDS = {
    "building": "gwt.task.building",
    "green_tepee": "gwt.task.green_tepee",
    "blue_tepee": "gwt.task.blue_tepee",
    "hazard": "gwt.task.hazard",
    "station": "gwt.task.station",
    "value_3": "gwt.task.value_3",
    "west_highland": "gwt.task.west_highland",
    "texas_longhorn": "gwt.task.texas_longhorn",
    "san_francisco_disc": "gwt.task.san_francisco_disc",
}


def action_word(scene: Scene, action: int) -> str:
    """Return an action by its verb and its number."""
    done = figures_of(scene).actions[action]
    word = scene.voice.say(VERB_WORDS[VERBS[done.verb].name])
    if done.verb == GAIN and done.dollars:
        return f"+{money_sign(done.dollars)}"
    return f"{word} {done.most}" if done.most else word


def face_words(scene: Scene, face: str) -> str:
    """Say in few words what a building lets its user do, each action once."""
    figures = figures_of(scene)
    words = [action_word(scene, action) for action in figures.face_actions[figures.face_names.index(face)]]
    return ", ".join(dict.fromkeys(words))


def objective_words(scene: Scene, objective: str) -> str:
    """Say what an objective card scores, or costs if its tasks are not done, and name the tasks."""
    figures = figures_of(scene)
    number = figures.objective_names.index(objective)
    marks = marks_of(scene.look)
    counted = [(scene.voice.say(TASK_WORDS[task]), figures.tasks[number][i]) for i, task in enumerate(TASKS)]
    tasks = ", ".join(word if count == 1 else f"{count}{marks.times} {word}" for word, count in counted if count)
    penalty = figures.objective_penalty[number]
    score = f"+{figures.objective_points[number]}" + (f"/{marks.minus}{penalty}" if penalty else "")
    return f"{score} {tasks}"


def objective_action(scene: Scene, objective: str) -> str:
    """Say after an arrow what playing an objective card does at once; empty if nothing."""
    figures = figures_of(scene)
    action = figures.objective_action[figures.objective_names.index(objective)]
    return "" if action == NO_ACTION else f" {scene.look.arrow} {action_word(scene, action)}"


def capital(word: str) -> str:
    """Return a word with a capital, for the beginning of a line."""
    return word[:1].upper() + word[1:]


def breed_word(scene: Scene, card: str) -> str:
    """Return the breed of a cattle card without the part in brackets, which tells similar breeds apart."""
    return scene.called("card", card).partition(" (")[0]


def worth(scene: Scene, card: str) -> str:
    """Return the breeding value of a cattle card, and its points if it has any."""
    figures = figures_of(scene)
    number = figures.cattle_names.index(card)
    points = figures.card_points[number]
    return f"{figures.value[number]}/{points}" if points else str(figures.value[number])


def card_words(scene: Scene, card: str) -> str:
    """Describe a card of a hand: cattle by breed and worth, objective cards by their tasks and action."""
    if card in figures_of(scene).objective_names:
        return objective_words(scene, card) + objective_action(scene, card)
    return f"{breed_word(scene, card)} {worth(scene, card)}"
