"""Which options of Great Western Trail are about cards, by where those cards lie."""

HAND_KEYS = frozenset({"gwt.pay.card", "gwt.pay_second.card", "gwt.shed.card", "gwt.remove.card"})
MARKET_KEYS = frozenset({"gwt.buy.card", "gwt.buy_second.card"})
PLAYED_KEYS = frozenset({"gwt.play.objective"})
SHOWN_KEYS = frozenset({"gwt.take_objective.card"})
